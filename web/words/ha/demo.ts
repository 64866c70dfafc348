import type { demo as english } from '../en/demo.ts'
import type { Words } from '../words.ts'

export const demo = {
  text: (when: string) =>
    `Wannan gwaji ne: ba kuɗin da yake motsawa, kuma ba a rubuta wa kowa. Za a share komai ranar ${when}. (This is a demo: no money moves.)`,
  change: 'Wani matsayi, ko fita',
} satisfies Words<typeof english>
