import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'

type Kind = 'MOVE_IN' | 'PERIODIC' | 'MOVE_OUT' | 'VACANT' | 'AFTER_WORKS'

/** Notifications to tenants in the app; some also by mail and SMS. */
export const en = {
  types: TYPE_NAMES,
  paid: {
    title: (what: string) => `${what} paid`,
    byBank: (sum: string, home: string) => `Paid. The bank has confirmed it. ${sum} for ${home}.`,
    byOffice: (sum: string, home: string) => `Paid. Your manager has recorded it. ${sum} for ${home}.`,
    receipt: (number: string) => `Your receipt is ${number}.`,
  },
  notPaid: {
    title: 'Payment did not go through',
    message: (sum: string, home: string) => `${sum} for ${home} did not go through.`,
    bankSaid: (sum: string, home: string, said: string) => `${sum} for ${home}: the bank said ${said}.`,
    safe: 'If your bank took the money, it is safe and will be matched to you.',
  },
  reversed: {
    title: 'A payment was reversed',
    message: (sum: string, home: string, why: string) =>
      `Your payment of ${sum} for ${home} was reversed: ${why}. What it had paid is owed again, and its receipt is void.`,
  },
  refunded: {
    title: (sum: string) => `${sum} was refunded to you`,
    message: (home: string, why: string) =>
      `Refunded${home && ` for ${home}`}: ${why}. Your bank may take a day to show it.`,
  },
  paidTwice: {
    title: (sum: string) => `You paid twice: ${sum} is refunded`,
    message: (sum: string, home: string, why: string) =>
      `${why} The ${sum}${home && ` for ${home}`} is refunded to where it came from. Your bank may take up to ten working days.`,
  },
  takenBack: {
    title: 'Your bank took back a payment',
    message: (sum: string, home: string) =>
      `Your bank took back ${sum} that you paid for ${home}. It does not count as paid any more.`,
  },
  leaseProposed: {
    title: 'Is this your tenancy?',
    message: (estate: string, unit: string, day: string, rent: string) =>
      `${estate} names you as the tenant of ${unit} from ${day}, at ${rent}. Nothing is asked of you before you say yes. Answer here:`,
    text: (estate: string, unit: string) => `${estate}: is ${unit} your tenancy? Answer:`,
  },
  leaseStarted: {
    title: (estate: string) => `Your home at ${estate}`,
    message: (unit: string, from: string, to: string) =>
      `${unit} is yours from ${from} to ${to}. See what is due and pay it here.`,
    text: (unit: string) => `${unit} is yours. See what is due and pay it here:`,
  },
  leaseEnding: {
    title: (days: number) =>
      `Your lease ends ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`,
    message: (home: string, day: string) =>
      `${home} is yours until ${day}. Speak to your manager if you want to stay.`,
    set: (home: string, day: string) =>
      `${home}. Its last day is set: ${day}. Speak to your manager if you did not expect this.`,
  },
  leaseEnded: {
    title: 'Your tenancy has ended',
    message: (home: string, day: string) =>
      `${home}. The last day is ${day}. Here you see what you still owe and what is held for you.`,
  },
  leaseGoesOn: {
    title: 'Your lease goes on',
    message: (home: string, day: string) =>
      `${home}. Its early end was called off: it is yours until ${day}. Speak to your manager if you did not expect this.`,
  },
  leaseCalledOff: {
    title: 'Your lease was cancelled',
    message: (home: string) => `${home}. Nothing is owed for it, and what you paid is kept as your credit.`,
  },
  lateFee: {
    title: (sum: string) => `A late fee of ${sum} was added`,
    message: (what: string, day: string, late: string, days: number) =>
      `${what} was due on ${day}: ${late} of it is ${days === 1 ? '1 day' : `${days} days`} late.`,
    rule: (estate: string, rule: string) =>
      `The rule at ${estate}: ${rule} Speak to your manager if this is wrong.`,
  },
  waived: {
    title: (sum: string) => `You no longer owe ${sum}`,
    message: (what: string, sum: string, why: string) =>
      `${what}: ${sum} of it is waived, and nobody will ask you for it. Reason: ${why}.`,
  },
  writtenOff: {
    title: (sum: string) => `You are no longer asked for ${sum}`,
    message: (what: string, sum: string) =>
      `${what}: ${sum} is closed, and nobody asks you for it now. If you pay it later, it counts towards this.`,
  },
  waiverUndone: {
    title: (sum: string) => `${sum} is owed again`,
    message: (what: string, sum: string) =>
      `${what}: ${sum} that was waived or written off is owed again. Speak to your manager if this is wrong.`,
  },
  /** The card within a sentence, by brand and last digits if known. */
  card: (brand: string, last4: string) => `your ${brand && `${brand} `}card${last4 && ` ending ${last4}`}`,
  autopay: {
    announced: {
      title: (sum: string, day: string) => `${sum} will be taken on ${day}`,
      message: (what: string, sum: string, card: string, day: string) =>
        `${what}: ${sum} from ${card} on ${day}. You can skip this one or pause until then.`,
      text: (sum: string, day: string) => `${sum} is taken from your card on ${day}. Skip or pause it:`,
    },
    postponed: {
      title: 'An automatic payment failed',
      message: (sum: string, what: string) => `${sum} for ${what} was not taken.`,
      bankSaid: (said: string) => `The bank said: ${said}.`,
      again: (card: string, day: string) =>
        `We will try ${card} again on ${day}. You can pay another way before then.`,
      text: (sum: string, day: string) =>
        `${sum} was not taken. We will try again on ${day}. To pay another way first:`,
    },
    overCeiling: {
      title: (what: string) => `${what} is above your limit`,
      message: (sum: string, home: string, ceiling: string) =>
        `${sum} for ${home} is more than the ${ceiling} that you allow for one charge, so nothing is taken. Pay it yourself, or raise the limit.`,
      text: (sum: string) => `${sum} is above your limit, so nothing is taken. Pay it yourself:`,
    },
    ended: {
      title: 'Automatic payment has ended',
      message: (home: string, card: string) =>
        `The tenancy of ${home} has ended, so nothing more is taken from ${card} for it.`,
      text: 'Automatic payment has ended with your tenancy. Nothing more is taken:',
    },
    followed: {
      title: 'Set up automatic payment again',
      message: (home: string, card: string) =>
        `A new lease has followed the one of ${home}, and what you agreed to was for that one alone: nothing is taken from ${card} now. Set it up again for the new lease, or pay what is due yourself.`,
      text: 'You have a new lease, so nothing is taken automatically now. Set it up again:',
    },
    paused: {
      title: 'Automatic payment is paused',
      message: (home: string) =>
        `Nothing more is taken for ${home} until you resume it. Please pay what is due yourself.`,
      because: (why: string, card: string) => `${why}: ${card}.`,
      why: {
        SHORT_OF_FUNDS: 'There was not enough money on the card four times',
        CARD_DECLINED: 'The bank declined the card',
        CARD_EXPIRED: 'The card has expired',
        CARD_REMOVED: 'The card was removed',
        OTHER: 'The payment did not go through',
      },
      text: 'Automatic payment is paused. Nothing more is taken. Please pay yourself:',
    },
    expiring: {
      title: 'A saved card expires soon',
      message: (card: string, day: string) =>
        `You can pay with ${card} until ${day}. Save the new card the next time you pay.`,
      monthEnd: 'the end of the month',
      text: 'A saved card expires soon. Save the new one the next time you pay:',
    },
  },
  deposit: {
    PROPOSED: {
      title: 'Please review your deposit',
      message: (home: string) =>
        `There is a proposal for your deposit for ${home}. See the deductions and their reasons, and say whether you agree.`,
    },
    SETTLED: {
      title: 'Your deposit is on its way',
      message: (home: string, sum: string) =>
        `${sum} of your deposit for ${home} will be sent to the account you named.`,
    },
    PART_RETURNED: {
      title: 'Part of your deposit was sent',
      message: (home: string, sum: string) =>
        `${sum} of your deposit for ${home}, which nobody disputes, was sent to the account you named. The rest is held until it is agreed.`,
    },
    RETURNED: {
      title: 'Your deposit was sent',
      message: (home: string, sum: string) =>
        `${sum} of your deposit for ${home} was sent to the account you named.`,
    },
    ACCOUNT: {
      title: 'Where your deposit goes',
      message: (home: string, account: string) =>
        `Your deposit for ${home} will go back to ${account}. Not you? Tell your manager at once, before it is sent.`,
    },
    due: {
      title: 'A deposit is due back',
      message: (home: string, day: string) => `Your deposit for ${home} is due back by ${day}.`,
    },
    late: {
      title: 'A deposit is late',
      message: (home: string, day: string) => `Your deposit for ${home} was due back on ${day}.`,
    },
  },
  reportToSign: {
    title: {
      MOVE_IN: 'Read and sign your move-in report',
      PERIODIC: 'Read and sign your condition report',
      MOVE_OUT: 'Read and sign your move-out report',
      VACANT: 'Read and sign your condition report',
      AFTER_WORKS: 'Read and sign your report after works',
    } satisfies Record<Kind, string>,
    message: (unit: string) => `${unit}. You have 7 days to say what you do not agree with.`,
  },
  notice: {
    kinds: { QUIT: 'notice to quit', INTENTION: 'notice of the owner’s intention' },
    SERVED: {
      title: 'A notice about your home',
      message: (kind: string, unit: string) =>
        `A ${kind}, ${unit}. Read what it says, and where to get advice. Only a court orders somebody out.`,
    },
    WITHDRAWN: {
      title: 'A notice about your home was withdrawn',
      message: (kind: string, unit: string) => `${kind}, ${unit}`,
    },
    DEFECTIVE: {
      title: 'A notice about your home has a fault',
      message: (kind: string, unit: string) => `It does not count: ${kind}, ${unit}.`,
    },
  },
  fault: {
    writtenDown: 'The office reported a fault for you',
    ASSIGNED: 'Your report has been assigned',
    IN_PROGRESS: 'The work has begun',
    ON_HOLD: 'Your report is on hold',
    RESOLVED: 'Is it fixed?',
    sayWhether: 'Say whether it is fixed, or open it again.',
    sayOrClosed: 'If you do not answer, it is closed soon. You can still open it again.',
    CLOSED: 'Your report is closed',
    CANCELLED: 'Your report was cancelled',
    OPEN: 'Opened again',
    visit: {
      HOME: 'Somebody will come to work in your home',
      PLANNED: 'A visit is planned for your report',
      MOVED: 'The visit has a new time',
      CANCELLED: 'The visit was cancelled',
    },
    cost: {
      THEIRS: 'You pay for this repair',
      NOT_THEIRS: 'You no longer pay for this repair',
      disagree: 'Write to the office if you do not agree.',
    },
  },
  meeting: {
    invites: (who: string) => `${who} invites you`,
    dropped: (who: string) => `${who} removed you from a meeting`,
    changed: (who: string) => `${who} has changed a meeting`,
    cancelled: (who: string) => `${who} has cancelled a meeting`,
    reason: (why: string) => `Reason: ${why}`,
    withinDay: 'A meeting within a day',
    withinHour: 'A meeting within the hour',
    minutes: (who: string) => `${who} has added minutes`,
    asksWhen: (who: string) => `${who} asks when you can come`,
    pollWithdrawn: (who: string) => `${who} has withdrawn a poll`,
  },
  message: {
    voice: 'Voice note',
    file: 'Photo or file',
    subject: (who: string) => `${who} wrote to you`,
    text: (who: string) => `${who} wrote to you. Read and answer it here:`,
  },
  documents: {
    title: (count: number) => (count === 1 ? 'A document expires' : `${count} documents expire`),
    message: (list: string) => `${list}. Upload a new one to replace it.`,
    more: (count: number) => `and ${count} more`,
  },
  address: {
    mailTitle: 'Your e-mail address does not work',
    mail: (address: string) =>
      `The mail server says that ${address} does not exist. Enter another one in your profile.`,
    smsTitle: 'We have stopped SMS to your number',
    sms: (phone: string, why: string) =>
      `${phone} refused two in a row${why && ` (${why})`}. If it is on the Do-Not-Disturb list, send ALLOW to 2442. Then press “Send SMS again” in your notification settings. We still try to send alarms and sign-in codes.`,
  },
  /** Others may see a locked screen, so it shows no amounts or names. */
  push: {
    payment: { title: 'News about a payment', body: 'Open Gida to see it.' },
    tenant: { title: 'News about a home', body: 'Open Gida to see it.' },
    maintenance: { title: 'News about a repair', body: 'Open Gida to see it.' },
    message: { title: 'A new message', body: 'Open Gida to read it.' },
    calendar: { title: 'Your calendar', body: 'Open Gida to see what changed.' },
  },
  digest: {
    subject: (day: string, count: number) =>
      `Gida, ${day}: ${count === 1 ? '1 update' : `${count} updates`} since yesterday`,
    foot: 'You asked for one mail a day. Change that in Gida under Settings, Notifications.',
  },
}
export type NewsWords = typeof en
