import { INSPECTION_KINDS, type InspectionKind } from '@gida/contract/domains/inspections/rules'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections } from '#words/inspections'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useUnitsToChoose } from '../../estates/index.ts'
import { useCreateInspection } from '../changes.ts'

const newScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/inspections/new')
const words = inspectionDesk.fresh

/** Starts a condition report of a unit. */
export function NewInspectionPage() {
  const [unit, setUnit] = useState(newScreen.useSearch().unit ?? '')
  const { answer, units, find } = useUnitsToChoose({}, unit)
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/maintenance/inspections">{inspections.title}</Link>}
        title={words.title}
      />
      <Loaded of={answer}>
        {() => (
          <BeginForm
            unit={unit}
            home={
              <Field label={words.home}>
                <SelectField
                  options={units.map(({ id, name, estate_name }) => ({
                    value: id,
                    label: inspections.place(name, estate_name),
                  }))}
                  value={unit}
                  placeholder={words.choose}
                  onChange={setUnit}
                  onType={find}
                />
              </Field>
            }
          />
        )}
      </Loaded>
    </>
  )
}

function BeginForm({ unit, home }: { unit: string; home: ReactNode }) {
  const search = newScreen.useSearch()
  const navigate = newScreen.useNavigate()
  const [kind, setKind] = useState<InspectionKind>(search.kind ?? 'MOVE_IN')
  // A move-out report belongs to the lease in the link, even if somebody else lives there now.
  const of = kind === 'MOVE_OUT' && unit === search.unit && search.lease ? { lease_id: search.lease } : {}
  const clientIdOf = useClientId()
  const { send, refusal, isSaving } = useSend(useCreateInspection(), {
    onDone: ({ id }) =>
      void navigate({
        to: '/dashboard/maintenance/inspections/$id/write',
        params: { id },
        search: {},
        replace: true,
      }),
  })
  return (
    <div className="grid max-w-[640px] gap-5">
      {home}
      <div className="grid gap-1.5">
        <p className="font-semibold">{words.kind}</p>
        <RadioCards
          label={words.kind}
          name="kind"
          value={kind}
          onChange={(value) => setKind(INSPECTION_KINDS.find((one) => one === value) ?? kind)}
          options={INSPECTION_KINDS.map((value) => ({
            value,
            title: inspections.kinds[value],
            note: inspectionDesk.kindNotes[value],
          }))}
        />
      </div>
      <Refusal>{refusal}</Refusal>
      <div>
        <Button
          size="big"
          disabled={unit === ''}
          busy={isSaving}
          busyText={words.beginning}
          onClick={() =>
            send({
              params: { id: unit },
              body: { kind, ...of, client_id: clientIdOf(unit, kind, of.lease_id) },
            })
          }
        >
          {words.begin}
        </Button>
      </div>
      <p className="text-small text-ink-soft">{words.help}</p>
    </div>
  )
}
