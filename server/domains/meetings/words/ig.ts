import type { MeetingWords } from './en.ts'

export const ig: MeetingWords = {
  lagos: 'Oge Lagos',
  answers: { ACCEPTED: 'Aga m abịa', TENTATIVE: 'Ma eleghị anya', DECLINED: 'Agaghị m abịa' },
  mail: {
    cancelled: (what) => `A kagbuola ya: ${what}`,
    changed: (what) => `A gbanweela ya: ${what}`,
    invites: (who) => `${who} na-akpọ gị.`,
    hasChanged: (who) => `${who} agbanweela nzukọ a.`,
    hasCancelled: (who) => `${who} akagbuola nzukọ a.`,
    hasCancelledSeries: (who) => `${who} akagbuola nzukọ ndị a niile.`,
    dropped: (who) => `${who} akpọghịzi gị na nzukọ a.`,
    droppedSeries: (who) => `${who} akpọghịzi gị na nzukọ ndị a.`,
    endsBefore: (who, time) => `${who} akagbuola nzukọ ndị a malite na ${time}. Ndị bu ya ụzọ ka dị.`,
    endsAfter: (who, time) =>
      `${who} agbanweela nzukọ ndị a mgbe ${time} gachara. A ga-akpọ gị na ndị ga-esote n’email ọzọ.`,
    reason: (why) => `Ihe kpatara ya: ${why}`,
    noSignIn: 'Ịza anaghị achọ ịbanye.',
    noSignInSeries: 'Ịza anaghị achọ ịbanye. Nzukọ a na-emegharị; azịza a bụ maka ụbọchị dị n’elu.',
    whenSubject: (title) => `Kedu mgbe ị ga-abịali? ${title}`,
    whenSuits: (who) => `${who} na-ajụ oge dabara gị n’ime ndị a.`,
    whenLink: (link) => `Họrọ, na-abanyeghị: ${link}`,
  },
  nowhere: {
    title: 'Njikọ a anaghị aga ebe ọ bụla',
    note: 'O nwere ike ịbụ na ọ kara nká ma ọ bụ na o zughị. Mepee ya ọzọ site n’email, ma ọ bụ banye ka ị hụ nzukọ gị.',
  },
  asks: (organizer) => `${organizer} na-akpọ gị`,
  said: {
    ACCEPTED: 'I kwuru na ị ga-abịa',
    TENTATIVE: 'I nwere ike ịbịa',
    DECLINED: 'I kwuru na ị gaghị abịa',
  },
  choose: 'Ị̀ ga-abịa?',
  again: 'I gbanweela uche gị? Zaa ọzọ tupu nzukọ ahụ agwụ.',
  note: (organizer) => `Ozi nye ${organizer}`,
  mayBeEmpty: 'ọ bụghị iwu',
  over: 'Nzukọ a agwụla.',
  cancelled: (reason) => `A kagbuola nzukọ a: ${reason}`,
  oneDate: 'Nzukọ a na-emegharị; azịza a bụ maka ụbọchị a.',
  polls: {
    asks: (organizer) => `${organizer} na-ajụ mgbe ị ga-abịali`,
    answered: 'E debela oge gị',
    choose: 'Kedu oge dabara gị?',
    send: 'Zipu',
    none: 'O nweghị nke dabara? Zipu na-ahọrọghị.',
    again: 'I nwere ike ịgbanwe ya ruo mgbe e kpebiri oge.',
    closed: {
      FIXED: 'E kpebiela oge. Ọkpụkpọ ahụ dị n’email gị.',
      WITHDRAWN: 'E weghachitela ajụjụ a.',
    },
  },
}
