import type { voice as english } from '../en/voice.ts'
import type { Words } from '../words.ts'

export const voice = {
  record: 'Dekọọ olu',
  recording: (time: string) => `Ọ na-edekọ, ${time}`,
  ready: (time: string) => `Ozi olu, ${time}`,
  stop: 'Kwụsị ndekọ',
  play: (time: string) => `Gee ozi olu, ${time}`,
  pause: 'Kwụsịtụ',
  drop: 'Hichapụ ndekọ ahụ',
  send: 'Zipu ozi olu',
  denied: 'Anyị enweghị ike iji maịkrofọn. Nye ikike na ntọala nchọgharị gị.',
} satisfies Words<typeof english>
