import type { NewsWords } from './en.ts'

export const pcm: NewsWords = {
  types: {
    RENT_PAYMENT: 'Rent',
    SECURITY_DEPOSIT: 'Security deposit',
    MAINTENANCE_FEE: 'Maintenance fee',
    UTILITY_BILL: 'Utility bill',
    LATE_FEE: 'Late fee',
    COMMISSION: 'Commission',
    REFUND: 'Refund',
    CAUTION_DEPOSIT: 'Caution deposit',
    SERVICE_CHARGE: 'Service charge',
    AGENCY_FEE: 'Agent fee',
    LEGAL_FEE: 'Lawyer fee',
    AGREEMENT_FEE: 'Agreement fee',
    PENALTY_FEE: 'Penalty',
    ADVANCE_RENT: 'Rent wey dem pay before time',
    STAMP_DUTY: 'Stamp duty',
  },
  paid: {
    title: (what) => `${what} don pay`,
    byBank: (sum, home) => `Don pay. Bank don confirm am. ${sum} for ${home}.`,
    byOffice: (sum, home) => `Don pay. Your manager don write am down. ${sum} for ${home}.`,
    receipt: (number) => `Your receipt na ${number}.`,
  },
  notPaid: {
    title: 'Payment no go through',
    message: (sum, home) => `${sum} for ${home} no go through.`,
    bankSaid: (sum, home, said) => `${sum} for ${home}: bank talk say ${said}.`,
    safe: 'If your bank take the money, e dey safe and we go match am to you. (It is safe.)',
  },
  reversed: {
    title: 'Dem reverse one payment',
    message: (sum, home, why) =>
      `Dem reverse your payment of ${sum} for ${home}: ${why}. Wetin e clear, you owe am again, and the receipt no count. (What it had paid is owed again, and its receipt is void.)`,
  },
  refunded: {
    title: (sum) => `${sum} don come back to you`,
    message: (home, why) =>
      `We don return am${home && ` for ${home}`}: ${why}. E fit take your bank one day to show am.`,
  },
  paidTwice: {
    title: (sum) => `You pay two times; ${sum} dey come back to you`,
    message: (sum, home, why) =>
      `${why} We dey return the ${sum}${home && ` for ${home}`} to where e come from. Bank fit take reach ten working days.`,
  },
  takenBack: {
    title: 'Your bank don take one payment back',
    message: (sum, home) =>
      `Your bank don take back ${sum} wey you pay for ${home}. E no count as paid again. (It does not count as paid any more.)`,
  },
  leaseProposed: {
    title: 'Na your house be this?',
    message: (estate, unit, day, rent) =>
      `${estate} talk say you be tenant of ${unit} from ${day}, for ${rent}. Nobody go ask you for anything before you talk yes. (Nothing is asked of you before you say yes.) Answer here:`,
    text: (estate, unit) => `${estate}: na you rent ${unit}? Answer:`,
  },
  leaseStarted: {
    title: (estate) => `Your house for ${estate}`,
    message: (unit, from, to) =>
      `${unit} na your own from ${from} reach ${to}. See wetin due and pay am here.`,
    text: (unit) => `${unit} na your own. See wetin due and pay am here:`,
  },
  leaseEnding: {
    title: (days) =>
      `Your agreement go end ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`,
    message: (home, day) => `${home}, na your own reach ${day}. Talk to your manager if you wan stay.`,
    set: (home, day) =>
      `${home}. Dem don set the last day: ${day}. Talk to your manager if you no expect am. (Its last day is set.)`,
  },
  leaseEnded: {
    title: 'Your tenancy don end',
    message: (home, day) =>
      `${home}. The last day na ${day}. Wetin you still owe, and wetin dey hold for you, dey here. (Your tenancy has ended.)`,
  },
  leaseGoesOn: {
    title: 'Your agreement dey go on',
    message: (home, day) =>
      `${home}. Dem don cancel the early end: na your own reach ${day}. Talk to your manager if you no expect am. (Your lease goes on.)`,
  },
  leaseCalledOff: {
    title: 'Dem cancel your agreement',
    message: (home) =>
      `${home}. You no owe anything for am, and wetin you pay dey as your credit. (Nothing is owed for it.)`,
  },
  lateFee: {
    title: (sum) => `Dem add late fee of ${sum}`,
    message: (what, day, late, days) =>
      `${what}, suppose don pay by ${day}: ${late} of am don late ${days === 1 ? '1 day' : `${days} days`}.`,
    rule: (estate, rule) => `The rule of ${estate}: ${rule} Talk to your manager if e no correct.`,
  },
  waived: {
    title: (sum) => `You no dey owe ${sum} again`,
    message: (what, sum, why) =>
      `${what}: dem don cancel ${sum} of am, nobody go ask you for am. Reason: ${why}.`,
  },
  writtenOff: {
    title: (sum) => `Nobody dey ask you for ${sum} again`,
    message: (what, sum) =>
      `${what}: dem don close ${sum}, nobody dey ask you for am now. If you pay am later, e go count for this one.`,
  },
  waiverUndone: {
    title: (sum) => `You dey owe ${sum} again`,
    message: (what, sum) =>
      `${what}: ${sum} wey dem cancel before, dem dey ask for am again. Talk to your manager if e no correct.`,
  },
  card: (brand, last4) => `your ${brand && `${brand} `}card${last4 && ` wey end with ${last4}`}`,
  autopay: {
    announced: {
      title: (sum, day) => `We go take ${sum} on ${day}`,
      message: (what, sum, card, day) =>
        `${what}: ${sum} from ${card} on ${day}. You fit skip this one or pause before then. (You can skip this one or pause until then.)`,
      text: (sum, day) => `We go take ${sum} from your card on ${day}. Skip or pause am:`,
    },
    postponed: {
      title: 'One automatic payment no go',
      message: (sum, what) => `We no take ${sum} for ${what}. (Nothing was taken.)`,
      bankSaid: (said) => `The bank talk say: ${said}.`,
      again: (card, day) => `We go try ${card} again on ${day}. You fit pay another way before.`,
      text: (sum, day) => `We no take ${sum}. We go try again on ${day}. You fit pay another way before:`,
    },
    overCeiling: {
      title: (what) => `${what} pass your limit`,
      message: (sum, home, ceiling) =>
        `${sum} for ${home} pass the ${ceiling} wey you allow for one charge, so we no take anything. Pay am yourself, or raise the limit. (Nothing is taken.)`,
      text: (sum) => `${sum} pass your limit, so we no take anything. Pay am yourself:`,
    },
    ended: {
      title: 'Automatic payment don end',
      message: (home, card) =>
        `The tenancy of ${home} don end, so we no go take anything again from ${card} for am. (Nothing more is taken.)`,
      text: 'Automatic payment don end with your tenancy. We no go take anything again:',
    },
    followed: {
      title: 'Set up automatic payment again',
      message: (home, card) =>
        `New lease don follow the one of ${home}, and wetin you agree na for that one only, so we no dey take anything from ${card} now. Set am up again for the new lease, or pay wetin due yourself. (Nothing is taken now.)`,
      text: 'You don get new lease, so we no dey take anything automatic now. Set am up again:',
    },
    paused: {
      title: 'Automatic payment don pause',
      message: (home) =>
        `We no go take anything again for ${home} until you start am again. Abeg pay wetin due yourself. (Nothing more is taken.)`,
      because: (why, card) => `${why}: ${card}.`,
      why: {
        SHORT_OF_FUNDS: 'Four times money no reach for the card',
        CARD_DECLINED: 'Bank refuse the card',
        CARD_EXPIRED: 'The card don expire',
        CARD_REMOVED: 'Dem don remove the card',
        OTHER: 'The payment no go through',
      },
      text: 'Automatic payment don pause. We no go take anything again. Abeg pay yourself:',
    },
    expiring: {
      title: 'One card wey you save go soon expire',
      message: (card, day) => `Till ${day} you fit pay with ${card}. Save the new one the next time you pay.`,
      monthEnd: 'month end',
      text: 'One card wey you save go soon expire. Save the new one the next time you pay:',
    },
  },
  deposit: {
    PROPOSED: {
      title: 'Your caution deposit: abeg look',
      message: (home) =>
        `Proposal dey for your caution deposit for ${home}. See wetin dem wan comot and why, and talk whether you agree.`,
    },
    SETTLED: {
      title: 'Your caution deposit dey come',
      message: (home, sum) =>
        `Dem go send ${sum} of your caution deposit for ${home} to the account wey you give.`,
    },
    PART_RETURNED: {
      title: 'Dem don send part of your caution deposit',
      message: (home, sum) =>
        `Dem don send ${sum} of your caution deposit for ${home}, wey nobody dey argue, to the account wey you give. The rest dey hold till una agree. (The rest is held until it is agreed.)`,
    },
    RETURNED: {
      title: 'Dem don send your caution deposit',
      message: (home, sum) =>
        `Dem don send ${sum} of your caution deposit for ${home} to the account wey you give.`,
    },
    ACCOUNT: {
      title: 'Where your caution deposit dey go',
      message: (home, account) =>
        `Your caution deposit for ${home} go go back to ${account}. No be you? Tell your manager sharp sharp, before dem send am.`,
    },
    due: {
      title: 'Caution deposit suppose come back',
      message: (home, day) => `Your caution deposit for ${home} suppose come back before ${day}.`,
    },
    late: {
      title: 'Caution deposit don late',
      message: (home, day) => `Your caution deposit for ${home} suppose don come back on ${day}.`,
    },
  },
  reportToSign: {
    title: {
      MOVE_IN: 'Read and sign the report for when you enter',
      PERIODIC: 'Read and sign your condition report',
      MOVE_OUT: 'Read and sign the report for when you leave',
      VACANT: 'Read and sign your condition report',
      AFTER_WORKS: 'Read and sign the report after work',
    },
    message: (unit) => `${unit}. You get 7 days to talk wetin you no agree with.`,
  },
  notice: {
    kinds: {
      QUIT: 'notice to comot (notice to quit)',
      INTENTION: 'notice say owner wan collect the house (notice of the owner’s intention)',
    },
    SERVED: {
      title: 'One notice about your house',
      message: (kind, unit) =>
        `${kind}, ${unit}. Read wetin e talk, and where you fit get advice. Na only court fit order person to comot. (Only a court orders somebody out.)`,
    },
    WITHDRAWN: {
      title: 'Dem take back one notice about your house (withdrawn)',
      message: (kind, unit) => `${kind}, ${unit}`,
    },
    DEFECTIVE: {
      title: 'One notice about your house get fault',
      message: (kind, unit) => `E no count: ${kind}, ${unit}. (It does not count.)`,
    },
  },
  fault: {
    writtenDown: 'Office write down one fault for you',
    ASSIGNED: 'Person dey come for your report',
    IN_PROGRESS: 'The work don start',
    ON_HOLD: 'Your report dey wait',
    RESOLVED: 'E don good?',
    sayWhether: 'Talk whether e good, or open am again.',
    sayOrClosed: 'If you no talk, e go soon close; you still fit open am again.',
    CLOSED: 'Your report don close',
    CANCELLED: 'Dem no take your report',
    OPEN: 'E don open again',
    visit: {
      HOME: 'Person dey come do work for your house',
      PLANNED: 'Person dey come for your report',
      MOVED: 'The visit don move to another time',
      CANCELLED: 'Dem cancel the visit',
    },
    cost: {
      THEIRS: 'Na you go pay for this repair',
      NOT_THEIRS: 'You no go pay for this repair again',
      disagree: 'Write the office if you no agree.',
    },
  },
  meeting: {
    invites: (who) => `${who} invite you`,
    dropped: (who) => `${who} no need you for one meeting again`,
    changed: (who) => `${who} don change one meeting`,
    cancelled: (who) => `${who} don cancel one meeting`,
    reason: (why) => `Why: ${why}`,
    withinDay: 'Meeting dey before one day pass',
    withinHour: 'Meeting dey before one hour pass',
    minutes: (who) => `${who} don write minutes`,
    asksWhen: (who) => `${who} dey ask when you fit come`,
    pollWithdrawn: (who) => `${who} don take back one poll`,
  },
  message: {
    voice: 'Voice note',
    file: 'Picture or file',
    subject: (who) => `${who} write you`,
    text: (who) => `${who} write you. Read and answer am here:`,
  },
  documents: {
    title: (count) => (count === 1 ? 'One paper go expire' : `${count} papers go expire`),
    message: (list) => `${list}. Upload the new one for e place.`,
    more: (count) => `and ${count} more`,
  },
  address: {
    mailTitle: 'Your email no dey collect mail',
    mail: (address) => `The mail server talk say ${address} no dey. Put another one for your profile.`,
    smsTitle: 'We don stop SMS to your number',
    sms: (phone, why) =>
      `${phone} refuse two times${why && ` (${why})`}. If e dey Do-Not-Disturb list, send ALLOW to 2442. Then press “Send SMS again” for your notification settings. We still dey try alarm and login code.`,
  },
  push: {
    payment: { title: 'News about payment', body: 'Open Gida to see am.' },
    tenant: { title: 'News about house', body: 'Open Gida to see am.' },
    maintenance: { title: 'News about repair', body: 'Open Gida to see am.' },
    message: { title: 'New message', body: 'Open Gida to read am.' },
    calendar: { title: 'Your calendar', body: 'Open Gida to see wetin change.' },
  },
  digest: {
    subject: (day, count) => `Gida, ${day}: ${count === 1 ? '1 thing' : `${count} things`} since yesterday`,
    foot: 'You ask for one mail every day. Change am for Gida under Settings, Notifications.',
  },
}
