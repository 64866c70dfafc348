import type { auth as english } from '../en/auth.ts'
import type { Words } from '../words.ts'

export const auth = {
  languages: 'Èdè',
  signIn: {
    title: 'Wọlé',
    note: 'Pẹ̀lú àdírẹ́sì ímeèlì tàbí nọ́mbà fóònù tí ẹ̀sítéètì yín ní fún yín.',
    says: 'Mọ ohun tí ẹ jẹ. Wo owó tó wọlé.',
    email: 'Àdírẹ́sì ímeèlì tàbí nọ́mbà fóònù',
    password: 'Ọ̀rọ̀ aṣínà',
    submit: 'Wọlé',
    busy: 'Ó ń wọlé…',
    forgot: 'Ṣé ẹ ti gbàgbé ọ̀rọ̀ aṣínà?',
    slow: 'Nẹ́tíwọ́ọ̀kì lọ́ra? Ṣí ojú ìwé kékeré',
    continueWith: (name: string) => `Tẹ̀síwájú pẹ̀lú ${name}`,
    or: 'tàbí',
    finishing: 'Ẹ dúró díẹ̀…',
    newHere: 'Ṣé ẹ jẹ́ tuntun ní Gida?',
    open: 'Ṣí àkáǹtì',
    newHereWho: 'tí ẹ bá ní ilé tàbí tí ẹ ń bójú tó ilé.',
    invited:
      'Àwọn ayálégbé àti àwọn alábòójútó ilé ń wọlé pẹ̀lú ìpè tí onílé tàbí alábòójútó ẹ̀sítéètì fi ránṣẹ́.',
    failed: 'Wíwọlé kò ṣeé ṣe',
    badLogin: 'Àdírẹ́sì ímeèlì, nọ́mbà fóònù tàbí ọ̀rọ̀ aṣínà kò tọ̀nà.',
    badAnswer: 'A kò lè ka ìdáhùn ìwọlé',
    succeeded: 'Ẹ ti wọlé',
    ended: 'Àkókò yín ti parí. Ẹ jọ̀wọ́, ẹ tún wọlé.',
    troubles: {
      IDENTITY_REFUSED: 'Iṣẹ́ kejì kò jẹ́rìí sí ẹni tí ẹ jẹ́. Ẹ tún gbìyànjú.',
      IDENTITY_UNKNOWN: 'Kò sí ẹni tó ní àkáǹtì yìí ní Gida. Ẹ wọlé pẹ̀lú ọ̀rọ̀ aṣínà, tàbí ẹ kọ́kọ́ ṣí àkáǹtì.',
      IDENTITY_UNVERIFIED:
        'Ẹ kọ́kọ́ jẹ́rìí sí àdírẹ́sì ímeèlì yín, níbẹ̀ àti nínú àkáǹtì Gida yín. Lẹ́yìn náà a lè so wọ́n pọ̀.',
      IDENTITY_PROVIDER_UNAVAILABLE:
        'A kò rí iṣẹ́ kejì bá sọ̀rọ̀. Ẹ wọlé pẹ̀lú ọ̀rọ̀ aṣínà, tàbí ẹ tún gbìyànjú lẹ́yìn ìṣẹ́jú kan.',
    },
  },
  register: {
    email: 'Àdírẹ́sì ímeèlì',
    title: 'Ṣí àkáǹtì',
    note: 'Fún àwọn tó ní ilé tàbí tó ń bójú tó ilé. Ìṣẹ́jú méjì.',
    says: 'Gbogbo náírà ní orúkọ, ilé àti ọjọ́.',
    youAre: 'Ẹ jẹ́',
    roles: {
      ESTATE_MANAGER: { name: 'Alábòójútó ẹ̀sítéètì', note: 'Mo ń bójú tó o fún àwọn mìíràn' },
      LANDLORD: { name: 'Onílé', note: 'Mo ní ilé' },
    },
    invited:
      'Àwọn ayálégbé àti àwọn alábòójútó ilé ń wọlé pẹ̀lú ìpè tí onílé tàbí alábòójútó ẹ̀sítéètì fi ránṣẹ́.',
    name: 'Orúkọ ní kíkún',
    phone: 'Nọ́mbà fóònù',
    optional: 'kò pọn dandan',
    passwordHelp: 'Ó kéré tán lẹ́tà 10.',
    passwordGood: (length: number) => `Lẹ́tà ${length}. Ó dára.`,
    submit: 'Ṣí àkáǹtì mi',
    busy: 'A ń ṣí àkáǹtì yín…',
    bvn: 'A kì í béèrè BVN yín láé.',
    agree: {
      goingOn: 'Bí ẹ bá tẹ̀síwájú, ẹ ti gbà',
      terms: 'àwọn òfin ìlò',
      and: 'ẹ sì ti ka',
      notice: 'àlàyé nípa ìpamọ́ ìwífún yín',
    },
    have: 'Ṣé ẹ ní àkáǹtì?',
    signIn: 'Wọlé',
    needsInvitation:
      'Àwọn ayálégbé àti àwọn alábòójútó ilé ń wọlé pẹ̀lú ìpè láti ọ̀dọ̀ onílé tàbí alábòójútó ẹ̀sítéètì.',
    emailTaken: 'A ti forúkọ àdírẹ́sì ímeèlì yìí sílẹ̀ tẹ́lẹ̀',
    phoneTaken: 'A ti forúkọ nọ́mbà fóònù yìí sílẹ̀ tẹ́lẹ̀',
    invalid: 'Ohun tí ẹ kọ kò tọ̀nà',
    serverError: 'Àṣìṣe ṣẹlẹ̀ lọ́dọ̀ wa',
    failed: 'A kò lè ṣí àkáǹtì náà',
  },
  fields: {
    emailOrPhone: 'Kọ àdírẹ́sì ímeèlì, bíi ada@example.ng, tàbí nọ́mbà fóònù, bíi 0803 123 4567',
    email: 'Kọ àdírẹ́sì ímeèlì, bíi ada@example.ng',
    passwordMissing: 'Kọ ọ̀rọ̀ aṣínà',
    passwordShort: (missing: number) =>
      missing === 1 ? 'Ó ku lẹ́tà kan. Ó kéré tán 10.' : `Ó ku lẹ́tà ${missing}. Ó kéré tán 10.`,
    passwordLong: 'Lẹ́tà 128 ló pọ̀ jù',
    passwordHasEmail: 'Yan ọ̀rọ̀ aṣínà tí kò ní orúkọ àdírẹ́sì ímeèlì yín nínú.',
    name: 'Kọ orúkọ yín ní kíkún',
    phoneShort: (missing: number) =>
      missing === 1 ? 'Ó ku nọ́mbà kan. Bíi 0803 123 4567.' : 'Nọ́mbà Nàìjíríà ní nọ́mbà 11, bíi 0803 123 4567',
    phone: 'Nọ́mbà Nàìjíríà ní nọ́mbà 11, bíi 0803 123 4567',
  },
  notKept:
    'Ẹ̀rọ ìwákiri yín kò jẹ́ kí Gida rántí ìwọlé yín. Ẹ gba àdírẹ́sì yìí láàyè láti tọ́jú dátà, kí ẹ sì tún wọlé.',
  signOutFailed: 'Jíjáde kò ṣeé ṣe',
  signOutNote: 'Ẹ ti jáde lórí ẹ̀rọ yìí. A kò lè sọ fún sáfà, nítorí náà ìwọlé yín níbẹ̀ á parí fúnra rẹ̀.',
  userDataFailed: 'A kò lè mú dátà yín wá ní tuntun',
} satisfies Words<typeof english>
