import type { phone as english } from '../en/phone.ts'
import type { Words } from '../words.ts'

export const phone = {
  pin: {
    title: 'PIN for any phone',
    loading: 'Your PIN dey load…',
    byText: (number: string) => `Text ${number} with any phone, even when data no dey.`,
    byWhatsApp: (number: string) => `For WhatsApp, write ${number}.`,
    asks: 'BAL na wetin you owe, PAY na how to pay, REC na your last receipt, FAULT na to report wetin spoil, HELP na the rest. Your balance and receipts need this PIN.',
    noNumber: 'Nobody fit ask this Gida by phone yet. PIN wey you set now go work once e start.',
    noPhone: 'First put your phone number for your profile: na with am we dey know you.',
    on: (phone: string) => `E dey on for ${phone}`,
    off: 'PIN no dey',
    field: 'New PIN',
    help: 'Four numbers. No use the one of your bank.',
    errors: { digits: 'PIN get four numbers', easy: 'This PIN too easy to guess. Choose another one' },
    save: 'Set my PIN',
    change: 'Change my PIN',
    saving: 'We dey set am…',
    done: 'Your PIN don set',
    remove: 'Comot am',
    removing: 'E dey comot…',
    removed: 'Your PIN don go: we no go tell any phone your private matter',
  },
  use: {
    title: 'Wetin people ask with phone this month',
    note: 'People of the estate dey ask Gida by SMS, USSD or WhatsApp, and we dey answer. Each answer dey count inside wetin texts fit cost for one day, and e go still go when that one finish.',
    loading: 'We dey count texts…',
    channels: { SMS: 'SMS', USSD: 'USSD', WHATSAPP: 'WhatsApp' },
    none: 'Nobody don ask anything this month.',
    asked: (questions: number, parts: number) =>
      `${questions === 1 ? '1 question' : `${questions} questions`}, ${parts === 1 ? '1 text' : `${parts} texts`} wey answer`,
  },
} satisfies Words<typeof english>
