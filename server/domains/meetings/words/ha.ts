import type { MeetingWords } from './en.ts'

export const ha: MeetingWords = {
  lagos: 'Lokacin Lagos',
  span: (from, to) => `${from} zuwa ${to}`,
  answers: { ACCEPTED: 'Zan zo', TENTATIVE: 'Wataƙila', DECLINED: 'Ba zan zo ba' },
  mail: {
    cancelled: (what) => `An soke: ${what}`,
    changed: (what) => `An sauya: ${what}`,
    invites: (who) => `${who} yana gayyatarku.`,
    hasChanged: (who) => `${who} ya sauya wannan taro.`,
    hasCancelled: (who) => `${who} ya soke wannan taro.`,
    hasCancelledSeries: (who) => `${who} ya soke waɗannan taruka duka.`,
    dropped: (who) => `${who} ya cire ku daga wannan taro.`,
    droppedSeries: (who) => `${who} ya cire ku daga waɗannan taruka.`,
    endsBefore: (who, time) => `${who} ya soke waɗannan taruka daga ${time}. Na kafin nan suna nan.`,
    endsAfter: (who, time) =>
      `${who} ya sauya waɗannan taruka bayan ${time}. Za a gayyace ku zuwa na gaba a wani imel.`,
    reason: (why) => `Dalili: ${why}`,
    noSignIn: 'Amsarku ba ta buƙatar shiga asusu.',
    noSignInSeries:
      'Amsarku ba ta buƙatar shiga asusu. Taron yana maimaituwa; wannan amsa ta ranar da ke sama ce.',
    whenSubject: (title) => `Yaushe za ku iya zuwa? ${title}`,
    whenSuits: (who) => `${who} yana tambayar wane lokaci ya dace da ku.`,
    whenLink: (link) => `Ku zaɓa, ba sai kun shiga asusu ba: ${link}`,
  },
  nowhere: {
    title: 'Wannan adireshi ba ya kai ko’ina',
    note: 'Mai yiwuwa ya tsufa ko bai cika ba. Ku sake buɗe shi daga imel, ko ku shiga asusu ku ga tarukanku.',
  },
  asks: (organizer) => `${organizer} yana gayyatarku`,
  said: { ACCEPTED: 'Kun ce za ku zo', TENTATIVE: 'Wataƙila ku zo', DECLINED: 'Kun ce ba za ku zo ba' },
  choose: 'Za ku zo?',
  again: 'Kun sauya ra’ayi? Ku sake amsawa kafin taron ya ƙare.',
  note: (organizer) => `Saƙo zuwa ga ${organizer}`,
  mayBeEmpty: 'ba dole ba',
  over: 'An gama wannan taro.',
  cancelled: (reason) => `An soke wannan taro: ${reason}`,
  oneDate: 'Taron yana maimaituwa; wannan amsa ta wannan rana ce.',
  polls: {
    asks: (organizer) => `${organizer} yana tambaya yaushe za ku iya zuwa`,
    answered: 'An ajiye lokutanku',
    choose: 'Wane lokaci ya dace da ku?',
    send: 'Aika',
    none: 'Babu wanda ya dace? Ku aika ba tare da zaɓi ba.',
    again: 'Kuna iya sauyawa har sai an tsayar da lokaci.',
    closed: {
      FIXED: 'An tsayar da lokacin. Gayyatar tana imel ɗinku.',
      WITHDRAWN: 'An janye wannan tambaya.',
      OVER: 'Dukan lokutan sun wuce, ba a tsayar da ko ɗaya ba.',
    },
  },
}
