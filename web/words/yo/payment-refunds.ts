import type { paymentRefunds as english } from '../en/payment-refunds.ts'
import type { Words } from '../words.ts'

export const paymentRefunds = {
  title: 'Owó tí a dá padà',
  statuses: {
    PENDING: 'Ó ń dúró',
    PROCESSING: 'Ó wà ní báńkì',
    COMPLETED: 'A ti dá a padà',
    FAILED: 'Kò lọ',
  },
  needsAccount: 'Ó nílò àkáǹtì',
  asked: (when: string) => `A béèrè fún un ${when}`,
  done: (when: string) => `A dá a padà ${when}`,
  promised:
    'Ó ń dúró. A ń bi báńkì; bó bá tilẹ̀ pẹ́, kò sí ohun tó sọnù. (Pending: nothing is lost if it takes a while.)',
  processing: 'Báńkì ń ṣiṣẹ́ lórí rẹ̀. Ó máa ń gba ọjọ́ iṣẹ́ 3 sí 10.',
  attention:
    'Báńkì yín kò lè gbà á. Alábòójútó yín á béèrè nọ́mbà àkáǹtì lọ́wọ́ yín; owó náà wà láìléwu. (The money is safe.)',
  failed: 'Owó náà kò padà. Ìsanwó náà wà bó ṣe wà tẹ́lẹ̀. (The payment stands as before.)',
  stillOwed: 'Ẹ tún jẹ owó náà (The charge is open again)',
  notOwed: 'A kò ní béèrè rẹ̀ mọ́ (Not asked for again)',
  note: (number: string) => `Ìwé owó tí a dá padà ${number}`,
  download: 'Gbà á sílẹ̀',
  fileName: (number: string) => `Ìwé owó tí a dá padà ${number}.pdf`,
} satisfies Words<typeof english>
