import { createHash } from 'node:crypto'

// A row for each large naming tradition, so that first, middle and last name suit one another.
const traditions = [
  {
    first: ['ADEBAYO', 'FUNMILAYO', 'OLUWASEUN', 'TITILAYO', 'BABATUNDE', 'YETUNDE', 'KEHINDE', 'FOLASADE'],
    middle: ['OLUMIDE', 'ABIODUN', 'MODUPE', 'AYODELE', 'ADENIKE', 'OLADIPUPO'],
    last: ['ADEYEMI', 'OGUNLEYE', 'BALOGUN', 'AKINTOLA', 'OYEDEPO', 'FASHOLA', 'ODUSANYA', 'AJAYI'],
  },
  {
    first: ['ADA', 'CHINEDU', 'NGOZI', 'EMEKA', 'CHIAMAKA', 'OBINNA', 'UCHENNA', 'IFEOMA'],
    middle: ['NGOZI', 'CHUKWUDI', 'NNEKA', 'KELECHI', 'AMARACHI', 'IKENNA'],
    last: ['OKAFOR', 'EZE', 'NWOSU', 'OKORO', 'ANYANWU', 'IGWE', 'UMEH', 'OBI'],
  },
  {
    first: ['AISHA', 'MUSA', 'FATIMA', 'IBRAHIM', 'HAUWA', 'SANI', 'ZAINAB', 'YUSUF'],
    middle: ['ALIYU', 'MARYAM', 'UMAR', 'HALIMA', 'KABIRU', 'SALAMATU'],
    last: ['BELLO', 'ABUBAKAR', 'DANJUMA', 'MOHAMMED', 'GARBA', 'LAWAL', 'SULEIMAN', 'IDRIS'],
  },
  {
    first: ['BLESSING', 'TONYE', 'EKAETE', 'OSARO', 'IBINABO', 'EFE', 'IDARA', 'NOSA'],
    middle: ['EDET', 'OGHENE', 'EMEM', 'SOTONYE', 'ITOHAN', 'PREYE'],
    last: ['EFFIONG', 'BRIGGS', 'OSAGIE', 'ETIM', 'DOUGLAS', 'EDO', 'OKON', 'IGBINEDION'],
  },
]

/** The same number always belongs to the same person. */
export function accountName(accountNumber: string): string {
  const bytes = createHash('sha256').update(accountNumber).digest()
  const pick = <Item>(items: Item[], at: number): Item => items[(bytes[at] ?? 0) % items.length] as Item
  const names = pick(traditions, 0)
  const first = pick(names.first, 1)
  const middle = pick(names.middle, 2)
  return [first, ...(middle === first ? [] : [middle]), pick(names.last, 3)].join(' ')
}
