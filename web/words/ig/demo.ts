import type { demo as english } from '../en/demo.ts'
import type { Words } from '../words.ts'

export const demo = {
  text: (when: string) =>
    `Nke a bụ nnwale: ego ọ bụla anaghị aga, a naghịkwa edegara onye ọ bụla. A ga-ehichapụ ya niile na ${when}. (This is a demo: no money moves.)`,
  change: 'Ọrụ ọzọ, ma ọ bụ pụọ',
} satisfies Words<typeof english>
