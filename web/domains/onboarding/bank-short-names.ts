/** Common names of banks by code, for search; the official lists have only registered names. */
export const BANK_SHORT_NAMES: Readonly<Record<string, string>> = {
  '011': 'FirstBank FBN',
  '033': 'UBA',
  '044': 'AccessBank',
  '050': 'Eco',
  '057': 'ZenithBank',
  '058': 'GTB GTBank GTCO Guarantee',
  '032': 'UBN UnionBank',
  '214': 'FCMB',
  '221': 'StanbicIBTC',
  '301': 'JaizBank',
  '50515': 'Monie Point',
  '999991': 'Palm Pay',
  '999992': 'O-Pay Paycom',
}
