import { type LawRule, RulePack } from '@gida/contract/domains/law/rule'
import customaryFees from '../../data/law/customary-fees.json' with { type: 'json' }
import fct from '../../data/law/fct-recovery-of-premises.json' with { type: 'json' }
import lagosFees from '../../data/law/lagos-agency-fees.json' with { type: 'json' }
import landUseCharge from '../../data/law/lagos-land-use-charge.json' with { type: 'json' }
import lagos from '../../data/law/lagos-tenancy-2011.json' with { type: 'json' }
import lagosBill from '../../data/law/lagos-tenancy-bill-2025.json' with { type: 'json' }
import moneyLaundering from '../../data/law/money-laundering.json' with { type: 'json' }
import tax from '../../data/law/tax.json' with { type: 'json' }

/** The rules of a file with their keys. Throws if the file is not a valid pack, so that the server does not start. */
export function readPack(file: unknown): LawRule[] {
  const { pack, title, place, state, rules } = RulePack.parse(file)
  return rules.map((rule) => ({ ...rule, key: `${place}.${rule.topic}`, pack, pack_title: title, state }))
}

/** All loaded rules: laws in force, customs, and one bill. */
export const loadedRules: readonly LawRule[] = [
  lagos,
  lagosFees,
  landUseCharge,
  lagosBill,
  fct,
  tax,
  moneyLaundering,
  customaryFees,
].flatMap(readPack)
