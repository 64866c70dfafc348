import { newId } from '../platform/browser/new-id.ts'
import { shrinkPicture } from '../platform/browser/shrink-picture.ts'
import { add, flush, kept, type QueuedForm, type What } from './outbox.ts'

/** In pixels: sharp enough to read a serial number, small enough for a slow connection. */
const LONGEST_EDGE = 1600

const line = document.getElementById('waits')

const told = {
  waits(all: readonly QueuedForm[]) {
    if (!line || all.length === 0) return
    const { photo = '', photos = '', done = '', stays = '' } = line.dataset
    const count = all.filter(({ what }) => what === 'photo').length
    const said = count === 1 ? photo : count > 1 ? photos.replace('{count}', String(count)) : ''
    const words = [said, all.some(({ what }) => what === 'done') && done, stays]
    say(words.filter(Boolean).join(' '), false)
  },
  refused: (why: string) => say(why || (line?.dataset.lost ?? ''), true),
  sent: () => location.replace(location.pathname),
}

function say(words: string, isRefusal: boolean): void {
  if (!line) return
  line.textContent = words
  line.className = isRefusal ? 'wrong' : 'good'
  line.hidden = false
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keeps]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void keepForm(form, event.submitter)
  })

/** Queues a form in the outbox instead of submitting it. */
async function keepForm(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const said = new FormData(form)
  const file = said.get('file')
  const fields = [...said].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  if (button instanceof HTMLButtonElement && button.name) fields.push([button.name, button.value])
  const one = { key: String(said.get('key')), what: form.dataset.keeps as What, action: form.action, fields }
  const picture = file instanceof File ? await shrinkPicture(file, LONGEST_EDGE) : undefined
  await add(one, picture)
  if (picture) {
    form.reset()
    const next = form.elements.namedItem('key')
    if (next instanceof HTMLInputElement) next.value = newId()
  }
  await flush(told)
}

addEventListener('online', () => void flush(told))
if (kept().length > 0) void flush(told)
