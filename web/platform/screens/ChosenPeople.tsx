import { Button } from '../../ui/action/Button.tsx'
import { FieldGroup } from '../../ui/form/FieldGroup.tsx'
import { Chip } from '../../ui/table/Chip.tsx'

type Props<P> = {
  legend: string
  error?: string | undefined
  people: readonly P[]
  idOf: (person: P) => string
  onRemove: (person: P) => void
  words: { add: string; remove: (name: string) => string }
  onAdd: () => void
}

/** The people chosen, as chips, with a button to choose more. */
export const ChosenPeople = <P extends { name: string }>(props: Props<P>) => (
  <FieldGroup legend={props.legend} error={props.error}>
    <div className="flex flex-wrap items-center gap-2">
      {props.people.map((person) => (
        <Chip
          key={props.idOf(person)}
          clearLabel={props.words.remove(person.name)}
          onClear={() => props.onRemove(person)}
        >
          {person.name}
        </Chip>
      ))}
      <Button kind="quiet" icon="plus" onClick={props.onAdd}>
        {props.words.add}
      </Button>
    </div>
  </FieldGroup>
)
