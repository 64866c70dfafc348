/** What is asked from any phone: its PIN, and what it costs an estate. */
export const phone = {
  pin: {
    title: 'PIN for any phone',
    loading: 'Loading your PIN…',
    byText: (number: string) => `Text ${number} from any phone, also without internet.`,
    byWhatsApp: (number: string) => `On WhatsApp, write to ${number}.`,
    asks: 'BAL for what you owe, PAY for how to pay, REC for your last receipt, FAULT to report one, HELP for the rest. Your balance and receipts need this PIN.',
    noNumber: 'Gida does not answer by phone here yet. A PIN that you set now will work as soon as it does.',
    noPhone: 'Add your phone number to your profile first: we know you by it.',
    on: (phone: string) => `On for ${phone}`,
    off: 'No PIN',
    field: 'New PIN',
    help: 'Four digits. Not your bank’s.',
    errors: { digits: 'A PIN has four digits', easy: 'This PIN is easy to guess. Choose another one' },
    save: 'Set my PIN',
    change: 'Change my PIN',
    saving: 'Setting…',
    done: 'Your PIN is set',
    remove: 'Remove it',
    removing: 'Removing…',
    removed: 'PIN removed: nothing private is sent to a phone',
  },
  use: {
    title: 'Questions by phone this month',
    note: 'People in the estate ask Gida by SMS, USSD or WhatsApp and are answered. Each answer counts towards what texts may cost in a day, and is sent even when that is used up.',
    loading: 'Counting texts…',
    channels: { SMS: 'SMS', USSD: 'USSD', WHATSAPP: 'WhatsApp' },
    none: 'Nobody has asked anything this month.',
    asked: (questions: number, parts: number) =>
      `${questions === 1 ? '1 question' : `${questions} questions`}, ${parts === 1 ? '1 text' : `${parts} texts`} in answer`,
  },
}
