import type { MeetingWords } from './en.ts'

export const yo: MeetingWords = {
  lagos: 'Àkókò Lagos',
  span: (from, to) => `${from} sí ${to}`,
  answers: { ACCEPTED: 'Mo máa wá', TENTATIVE: 'Bóyá', DECLINED: 'Mi ò ní wá' },
  mail: {
    cancelled: (what) => `A ti fagilé e: ${what}`,
    changed: (what) => `A ti yí i padà: ${what}`,
    invites: (who) => `${who} ń pè yín.`,
    hasChanged: (who) => `${who} ti yí ìpàdé yìí padà.`,
    hasCancelled: (who) => `${who} ti fagilé ìpàdé yìí.`,
    hasCancelledSeries: (who) => `${who} ti fagilé gbogbo ìpàdé wọ̀nyí.`,
    dropped: (who) => `${who} kò pè yín sí ìpàdé yìí mọ́.`,
    droppedSeries: (who) => `${who} kò pè yín sí àwọn ìpàdé wọ̀nyí mọ́.`,
    endsBefore: (who, time) => `${who} ti fagilé àwọn ìpàdé wọ̀nyí láti ${time}. Àwọn tó ṣáájú rẹ̀ ṣì wà.`,
    endsAfter: (who, time) =>
      `${who} ti yí àwọn ìpàdé wọ̀nyí padà lẹ́yìn ${time}. A ó pè yín sí àwọn tó ń bọ̀ nínú ímeèlì mìíràn.`,
    reason: (why) => `Ìdí: ${why}`,
    noSignIn: 'Ẹ kò nílò láti wọlé kí ẹ tó dáhùn.',
    noSignInSeries:
      'Ẹ kò nílò láti wọlé kí ẹ tó dáhùn. Ìpàdé náà ń tún wáyé; ọjọ́ tó wà lókè ni ìdáhùn yìí wà fún.',
    whenSubject: (title) => `Ìgbà wo ni ẹ lè wá? ${title}`,
    whenSuits: (who) => `${who} ń béèrè àkókò tó bá yín mu nínú ìwọ̀nyí.`,
    whenLink: (link) => `Ẹ yàn, láìwọlé: ${link}`,
  },
  nowhere: {
    title: 'Ìtọ́kasí yìí kò lọ síbì kankan',
    note: 'Ó lè ti pẹ́ tàbí kò pé. Ẹ tún ṣí i láti inú ímeèlì, tàbí ẹ wọlé láti rí àwọn ìpàdé yín.',
  },
  asks: (organizer) => `${organizer} ń pè yín`,
  said: { ACCEPTED: 'Ẹ sọ pé ẹ máa wá', TENTATIVE: 'Bóyá ẹ máa wá', DECLINED: 'Ẹ sọ pé ẹ ò ní wá' },
  choose: 'Ṣé ẹ máa wá?',
  again: 'Ṣé ẹ ti yí ọkàn padà? Ẹ tún dáhùn kí ìpàdé tó parí.',
  note: (organizer) => `Ọ̀rọ̀ sí ${organizer}`,
  mayBeEmpty: 'kò pọn dandan',
  over: 'Ìpàdé yìí ti parí.',
  cancelled: (reason) => `A ti fagilé ìpàdé yìí: ${reason}`,
  oneDate: 'Ìpàdé náà ń tún wáyé; ọjọ́ yìí ni ìdáhùn yìí wà fún.',
  polls: {
    asks: (organizer) => `${organizer} ń béèrè ìgbà tí ẹ lè wá`,
    answered: 'A ti tọ́jú àwọn àkókò yín',
    choose: 'Àkókò wo ló bá yín mu?',
    send: 'Fi ránṣẹ́',
    none: 'Kò sí èyí tó bá yín mu? Ẹ fi ránṣẹ́ láìyan nǹkan.',
    again: 'Ẹ lè yí i padà títí a ó fi yan àkókò.',
    closed: {
      FIXED: 'A ti yan àkókò náà. Ìpè wà nínú ímeèlì yín.',
      WITHDRAWN: 'A ti fa ìbéèrè yìí sẹ́yìn.',
      OVER: 'Gbogbo àkókò náà ti kọjá, a kò sì yan ìkankan.',
    },
  },
}
