import type { tenantHome as english } from '../en/tenant-home.ts'
import type { Words } from '../words.ts'

export const tenantHome = {
  greeting: {
    morning: (name: string) => `Ina kwana, ${name}`,
    afternoon: (name: string) => `Barka da rana, ${name}`,
    evening: (name: string) => `Barka da yamma, ${name}`,
  },
  noHome: 'Ba ku da gida tukuna',
  noHomeNote: 'Idan manajanku ya ba ku hayar gida, kuɗin haya da takardunku za su bayyana a nan.',
  dueNow: 'Abin da za a biya yanzu',
  oweNothing: 'Ba a bin ku bashin komai.',
  inArrears: (amount: string, days: string) => `${amount} ya wuce lokaci; mafi daɗewa ${days}.`,
  rest: (day: string) => `Ranar biyan saura ${day}.`,
  due: (day: string) => `Ranar biya ${day}.`,
  later: (amount: string) => `Akwai takardar biya ta ${amount} da lokacinta bai yi ba.`,
  nextIs: (what: string, day: string) => `Na gaba: ${what}, ranar biya ${day}.`,
  payNow: 'Biya yanzu',
  payPart: 'Biya kaɗan',
  payAhead: 'Biya tun da wuri',
  charges: 'Abin da ake bin ku',
  allCharges: 'Duk kuɗaɗen',
  noCharges: 'Babu abin da ya rage. Mun gode.',
  due_: (day: string) => `Ranar biya ${day}`,
  next: (what: string, day: string) => `Na gaba: ${what}, ${day}`,
  receipts: 'Rasitai',
  allReceipts: (count: number) => `Duka ${count.toLocaleString('en-NG')}`,
  noReceipts: 'Rasitanku za su bayyana a nan, ɗaya ga kowane biya.',
  lease: {
    title: 'Yarjejeniyar hayarku',
    until: (day: string) => `Har zuwa ${day}`,
    ended: (day: string) => `Ta ƙare ${day}`,
  },
  open: {
    pendingTitle: 'Ba ku gama biya ba.',
    pending: (amount: string) => `Kun fara biyan ${amount}.`,
    continue: 'Ci gaba',
    processingTitle: 'Muna dubawa da banki.',
    processing: (amount: string) => `${amount} yana kan hanya. Don Allah kada ku sake biya.`,
    see: 'Duba inda ya kai',
  },
} satisfies Words<typeof english>
