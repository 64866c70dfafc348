import type { platform as english } from '../en/platform.ts'
import type { Words } from '../words.ts'

export const platform = {
  failed: 'Hakan bai yiwu ba. Ku sake gwadawa.',
  noNetwork: 'Babu sabis. Ku duba haɗin yanar gizonku, sannan ku sake gwadawa.',
  tooLong: 'Sabar ta daɗe ba ta amsa ba. Ku sake gwadawa.',
  unknown: 'Amsa ba ta zo ba, don haka ba mu san ko an yi ba. Ku duba kafin ku sake gwadawa.',
  unreadable: 'Amsar ba ta karantu ba. Ku sake gwadawa.',
  tooMany: (wait: string) => `Kun gwada sau da yawa. Ku jira ${wait}, sannan ku sake gwadawa.`,
  wait: {
    seconds: (count: number) => `daƙiƙa ${count}`,
    minutes: (count: number) => `minti ${count}`,
    hours: (count: number) => `awa ${count}`,
  },
  old: {
    title: 'Mai yiwuwa wannan ya canza.',
    text: (when: string) => `Kuna ganin abin da yake nan a ${when}.`,
  },
  oneEstate: 'Rukunin gidaje ɗaya',
  reference: (status: number, request: string | null) =>
    request ? `Matsala ${status} · buƙata ${request}` : `Matsala ${status}`,
} satisfies Words<typeof english>
