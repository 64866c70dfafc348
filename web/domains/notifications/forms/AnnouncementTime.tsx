import { type Control, Controller } from 'react-hook-form'
import { announcements } from '#words/announcements'
import { today } from '../../../platform/screens/format.ts'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import type { AnnouncementValues } from './announcement-values.ts'

const words = announcements.form
const TIMES = (['now', 'later'] as const).map((value) => ({ value, label: words.times[value] }))

/** Sends now, or at a time in Lagos. */
export const AnnouncementTime = ({
  control,
  isLater,
}: {
  control: Control<AnnouncementValues>
  isLater: boolean
}) => (
  <FieldGroup legend={words.when} help={isLater && words.laterNote}>
    <div className="grid gap-3">
      <Controller
        control={control}
        name="when"
        render={({ field: { value, onChange } }) => (
          <Segmented
            label={words.when}
            options={TIMES}
            value={value}
            onChange={onChange}
            className="justify-self-start"
          />
        )}
      />
      {isLater && (
        <div className="grid grid-cols-2 gap-3 md:max-w-[360px]">
          <FormDateField control={control} name="day" label={words.day} min={today()} />
          <FormTextField
            control={control}
            name="time"
            label={words.time}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      )}
    </div>
  </FieldGroup>
)
