import type { receiptVerdicts as english } from '../en/receipt-verdicts.ts'
import type { Words } from '../words.ts'

export const receiptVerdicts = {
  checking: 'A ń yẹ ìbuwọ́lù wò…',
  states: {
    GENUINE: {
      title: 'Ojúlówó ni (Genuine)',
      note: 'Ibí ni a ti fún un jáde, ó sì ṣì fẹsẹ̀ múlẹ̀.',
    },
    OFFLINE: {
      title: 'Ojúlówó ni nígbà tí a fún un jáde (Genuine when it was issued)',
      note: 'Ìbuwọ́lù náà tọ̀nà. Ó nílò nẹ́tíwọ̀kì kí a tó lè mọ̀ bóyá a ti fagilé e láti ìgbà náà.',
    },
    VOIDED: {
      title: 'A ti fagilé e (Voided)',
      note: 'Ibí ni a ti fún un jáde, ṣùgbọ́n a ti gbà á padà. Kì í ṣe ẹ̀rí ìsanwó mọ́.',
    },
    ALTERED: {
      title: 'A ti yí i padà (Altered)',
      note: 'Ìbuwọ́lù náà kò bá ohun tí àmì náà sọ mu. Ẹ má gbẹ́kẹ̀ lé ìwé-ẹ̀rí yìí.',
    },
    UNREADABLE: {
      title: 'Kì í ṣe àmì ìwé-ẹ̀rí owó',
      note: 'Ohun tó wà níbí kò pé. Ẹ tún ya àmì náà, tàbí kí ẹ lẹ gbogbo rẹ̀.',
    },
    FOREIGN: {
      title: 'Ẹlòmíràn ló buwọ́ lù ú (Signed by somebody else)',
      note: 'Kò sí kọ́kọ́rọ́ wa kankan tó buwọ́ lu èyí.',
    },
    UNKNOWN: {
      title: 'Ó ní ìbuwọ́lù, ṣùgbọ́n kò sí nínú ìwé wa (Signed, but not on record)',
      note: 'Ìbuwọ́lù náà tọ̀nà, ṣùgbọ́n kò sí irú ìwé-ẹ̀rí bẹ́ẹ̀ nínú ìwé wa. Ẹ béèrè lọ́wọ́ alábòójútó ẹ̀sítéètì.',
    },
  },
  compare: 'Ẹ fi ìlà kọ̀ọ̀kan wé ti ìwé ọwọ́ yín. Bí wọ́n bá yàtọ̀, a ti yí ìwé náà padà.',
  fields: {
    amount: 'Iye owó',
    number: 'Ìwé-ẹ̀rí owó',
    received_on: 'Ọjọ́ tí a gbà á',
    tenant: 'Ẹni tó san án',
    landlord: 'Fún onílé',
    premises: 'Ilé',
    period: 'Àkókò',
    how: 'Bí a ṣe mọ̀',
    position: 'Ipò rẹ̀ nínú àwọn ìwé-ẹ̀rí onílé',
  },
  how: {
    CONFIRMED: 'Báńkì jẹ́rìí sí i (Confirmed by the bank)',
    RECORDED: 'Ènìyàn ló kọ ọ́ sílẹ̀ (Recorded by a person)',
  },
} satisfies Words<typeof english>
