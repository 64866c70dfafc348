import type { offline as english } from '../en/offline.ts'
import type { Words } from '../words.ts'

export const offline = {
  page: {
    title: 'Babu sabis tukuna',
    text: 'Ba a ajiye wannan shafin a wannan wayar ba. Ku matsa inda akwai sabis. Abin da kuka gani a Gida a baya yana nan.',
    again: 'Sake gwadawa',
    home: 'Buɗe abin da aka ajiye',
  },
  waits: { title: 'Sabis ya dawo', body: 'Ku buɗe Gida don aika abin da ke jira a wannan wayar.' },
  newVersion: {
    text: 'Sabon sigar Gida ya shirya.',
    note: 'Ba zai taɓa abin da kuke rubutawa ba.',
    action: 'Sabunta',
  },
} satisfies Words<typeof english>
