import { fold } from '@gida/contract/shared/texts/fold'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { betterWords as words } from '#words/better-words'
import type { Phrase } from '../../../platform/browser/phrases.ts'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { SearchInput } from '../../../ui/form/SearchInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { ProposeWording } from '../forms/ProposeWording.tsx'
import { phrasesQuery } from '../wording-queries.ts'

const SHORTEST = 2
const MOST_SHOWN = 20

/** Finds a text by its words, with or without diacritics, or by its English. */
export function FindPhrase() {
  const [search, setSearch] = useState('')
  const chosen = useOpenForm<Phrase>()
  const isSearching = search.length >= SHORTEST
  const { data, isError, refetch } = useQuery({ ...phrasesQuery, enabled: isSearching })
  return (
    <Card as="div">
      <CardBody className="grid gap-3">
        <SearchInput label={words.search} placeholder={words.search} value={search} onSearch={setSearch} />
        {!isSearching && <p className="text-ink-soft">{words.hint}</p>}
      </CardBody>
      {isSearching &&
        (data ? (
          <Found phrases={findIn(data, search)} onChoose={chosen.show} />
        ) : isError ? (
          <ErrorPanel onRetry={() => void refetch()}>{words.notLoaded}</ErrorPanel>
        ) : (
          <SkeletonRows label={words.loading} rows={3} />
        ))}
      {chosen.open && <ProposeWording key={chosen.open.key} phrase={chosen.open} onClose={chosen.close} />}
      {chosen.question}
    </Card>
  )
}

const findIn = (phrases: readonly Phrase[], search: string) =>
  phrases.filter(({ text, english }) => [text, english].some((one) => fold(one).includes(fold(search))))

function Found({ phrases, onChoose }: { phrases: Phrase[]; onChoose: (phrase: Phrase) => void }) {
  if (phrases.length === 0) return <CardBody className="text-ink-soft">{words.nothing}</CardBody>
  const more = phrases.length - MOST_SHOWN
  return (
    <>
      <Rows label={words.search}>
        {phrases.slice(0, MOST_SHOWN).map((phrase) => (
          <Row
            key={phrase.key}
            title={<span className="wrap-anywhere whitespace-normal">{phrase.text}</span>}
            note={<span lang="en">{phrase.english}</span>}
            strong={false}
            end={
              <Button
                kind="second"
                size="small"
                aria-label={words.improveOf(phrase.text)}
                onClick={() => onChoose(phrase)}
              >
                {words.improve}
              </Button>
            }
          />
        ))}
      </Rows>
      {more > 0 && <CardBody className="text-ink-soft">{words.more(more)}</CardBody>}
    </>
  )
}
