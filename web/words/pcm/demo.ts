import type { demo as english } from '../en/demo.ts'
import type { Words } from '../words.ts'

export const demo = {
  text: (when: string) =>
    `This na demo: money no dey move, and we no dey write anybody. Everything go clean on ${when}. (This is a demo: no money moves.)`,
  change: 'Another role, or comot',
} satisfies Words<typeof english>
