import type { paperVerdicts as english } from '../en/paper-verdicts.ts'
import type { Words } from '../words.ts'

export const paperVerdicts = {
  checking: 'A ń yẹ èdìdì wò…',
  fingerprint: 'SHA-256 rẹ̀',
  sealedAt: 'Ìgbà tí a dì í (Lagos)',
  alteredFiles: 'Kò rí bí a ṣe ṣe é',
  states: {
    GENUINE: {
      title: 'Ojúlówó ni (Genuine)',
      note: 'Gbogbo ènìyàn ti buwọ́ lu ìwé yìí, ibí ni a ti fi èdìdì dì í, kò sì sí ohun tó yí padà nínú rẹ̀ láti ìgbà náà.',
    },
    OFFLINE: {
      title: 'Èdìdì náà tọ̀nà (The seal is right)',
      note: 'Kọ́kọ́rọ́ wa ni a fi ṣe é, ó sì bá fáìlì yìí mu. Ẹ tún béèrè nígbà tí nẹ́tíwọ̀kì bá wà, kí a fi wé ìwé wa.',
    },
    ALTERED: {
      title: 'A ti yí i padà (Altered)',
      note: 'Fáìlì yìí ní èdìdì wa, ṣùgbọ́n kò rí bí a ṣe dì í. Ẹ má gbẹ́kẹ̀ lé e, ẹ tún béèrè ìwé náà.',
    },
    BUNDLE_GENUINE: {
      title: 'Ojúlówó àkójọ (Genuine bundle)',
      note: 'Ibí ni a ti ṣe àkójọ ẹ̀rí yìí, kò sì sí ohun tó yí padà nínú rẹ̀ láti ìgbà náà.',
    },
    BUNDLE_ALTERED: {
      title: 'A ti yí àkójọ náà padà (Altered bundle)',
      note: 'Ibí ni a ti ṣe àkójọ ẹ̀rí yìí, ṣùgbọ́n kò rí bí a ṣe ṣe é. Ẹ má gbẹ́kẹ̀ lé e, ẹ tún béèrè rẹ̀.',
    },
    SENT: {
      title: 'Kì í ṣe gbogbo ènìyàn ló buwọ́ lù ú (Not signed by all)',
      note: 'Èyí ni ìwé náà bí a ṣe fi ránṣẹ́ fún ìbuwọ́lù. Kò tíì pé, kò sì tíì de ẹnikẹ́ni.',
    },
    OVER: {
      title: 'A kò buwọ́ lù ú (Not signed)',
      note: 'A fi ìwé yìí ránṣẹ́ fún ìbuwọ́lù, ṣùgbọ́n wọ́n kọ̀, a gbà á padà, tàbí àkókò rẹ̀ kọjá. Kò de ẹnikẹ́ni.',
    },
    UNKNOWN: {
      title: 'Kì í ṣe tiwa (Not ours)',
      note: 'Kò sí kọ́kọ́rọ́ wa tó di fáìlì yìí, a kò fi ránṣẹ́ fún ìbuwọ́lù rí, kì í sì í ṣe àkójọ ẹ̀rí wa.',
    },
    UNREADABLE: { title: 'A kò lè kà á', note: 'A kò lè ka fáìlì náà lórí ẹ̀rọ yìí. Ẹ tún yàn án.' },
  },
} satisfies Words<typeof english>
