import { type LawRule, RulePack } from '@gida/contract/domains/law/rule'
import customaryFees from '../../data/law/customary-fees.json' with { type: 'json' }
import fct from '../../data/law/fct-recovery-of-premises.json' with { type: 'json' }
import lagosFees from '../../data/law/lagos-agency-fees.json' with { type: 'json' }
import landUseCharge from '../../data/law/lagos-land-use-charge.json' with { type: 'json' }
import lagos from '../../data/law/lagos-tenancy-2011.json' with { type: 'json' }
import lagosBill from '../../data/law/lagos-tenancy-bill-2025.json' with { type: 'json' }
import moneyLaundering from '../../data/law/money-laundering.json' with { type: 'json' }
import tax from '../../data/law/tax.json' with { type: 'json' }

/** Every rule of a file, with its key. Throws for a file that is not in the shape of a pack: the server does not start on it. */
export function readPack(file: unknown): LawRule[] {
  const { pack, title, place, state, rules } = RulePack.parse(file)
  return rules.map((rule) => ({ ...rule, key: `${place}.${rule.topic}`, pack, pack_title: title, state }))
}

/** All that is loaded: laws in force, customs, and one bill. */
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
