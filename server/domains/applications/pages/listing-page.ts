import type { PublicListing } from '@gida/contract/domains/applications/listing'
import { ASKED_PARTS } from '@gida/contract/domains/applications/rules'
import type { Day } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { type Html, html } from '../../../platform/http/pages/html.ts'
import type { Question, QuestionFault } from '../questions/ask-about-home.ts'
import { drawPage } from './layout.ts'
import { option, placeOf } from './listings-page.ts'
import type { PageWords } from './words/words.ts'

/** The submitted form with its errors by field. */
export type Filled = {
  values: Record<string, string>
  faults: Record<string, string>
  refusal?: string | undefined
}

/** A submitted question, and why it was not sent. */
export type QuestionForm = { values?: Question; fault?: QuestionFault | 'tooMany' }

type Home = {
  words: PageWords
  home: PublicListing
  publicUrl: string
  today: Day
  filled?: Filled
  asked?: QuestionForm
}

const NOTHING: Filled = { values: {}, faults: {} }

/** One listing: photos, the full cost, a question, and the application form. */
export function drawListing({ words, home, publicUrl, today, filled = NOTHING, asked = {} }: Home): string {
  const price = `${formatNaira(home.rent_amount, 'short')} ${words.each[home.frequency]}`
  const [first] = home.photos
  return drawPage(words, {
    title: home.headline,
    about: {
      description: beginningOf(`${price}. ${placeOf(words, home)}. ${home.description}`, 200),
      url: `${publicUrl}/homes/${home.slug}`,
      image: first && `${publicUrl}${first.url}`,
      crumbs: [
        [words.title, '/homes'],
        [home.headline, `/homes/${home.slug}`],
      ],
    },
    body: html`<div><h1>${home.headline}</h1>
<p class="soft">${placeOf(words, home)} · ${home.estate_name}${home.verified_at && html` · <strong>${words.verified}</strong>`}</p><p class="price">${price}</p></div>
${photos(words, home)}
${home.description && html`<p class="text">${home.description}</p>`}
${quote(words, home)}
${askForm(words, home, asked)}
${applyForm(words, home, today, filled)}`,
  })
}

const photos = (words: PageWords, { photos, headline }: PublicListing): Html =>
  html`<div class="photos">${photos.map(
    ({ url, small_url, width, height }, index) =>
      html`<img src="${small_url}" srcset="${small_url} 480w, ${url} 1280w" sizes="(min-width:720px) 420px, 100vw" width="${width}" height="${height}" alt="${words.photo(headline, index + 1)}"${index > 0 && html` loading="lazy"`}>`,
  )}</div>`

const quote = (
  words: PageWords,
  home: PublicListing,
): Html => html`<section class="card"><h2>${words.quote}</h2><dl>
${ASKED_PARTS.filter((part) => home[part] > 0).map(
  (part) => html`<dt>${words.parts[part]}</dt><dd>${formatNaira(home[part], 'short')}</dd>`,
)}${home.other_fees.map(({ name, amount }) => html`<dt>${name}</dt><dd>${formatNaira(amount, 'short')}</dd>`)}
<dt class="sum">${words.toMoveIn}</dt><dd class="sum">${formatNaira(home.to_move_in, 'short')}</dd></dl>
<p class="soft small">${words.safe}</p></section>`

function askForm({ ask }: PageWords, { slug }: PublicListing, { values, fault }: QuestionForm): Html {
  const { name = '', reach = '', question = '' } = values ?? {}
  const told = (of: QuestionFault) =>
    fault === of && html`<span class="fault" role="alert">${ask.faults[of]}</span>`
  return html`<section class="card" id="ask"><h2>${ask.title}</h2><p class="soft">${ask.note}</p>
${fault === 'tooMany' && html`<p class="wrong" role="alert">${ask.tooMany}</p>`}
<form method="post" action="/homes/${slug}/ask#ask"><div class="row">
<label>${ask.name}<input name="name" autocomplete="name" required minlength="2" maxlength="120" value="${name}">${told('name')}</label>
<label>${ask.reach}<input name="reach" autocomplete="tel" required maxlength="254" value="${reach}">${told('reach')}</label></div>
<label>${ask.question}<textarea name="question" rows="3" required minlength="5" maxlength="1000">${question}</textarea>${told('question')}${told('links')}</label>
<button class="second">${ask.send}</button></form></section>`
}

function applyForm(
  words: PageWords,
  { slug }: PublicListing,
  today: Day,
  { values, faults, refusal }: Filled,
): Html {
  const { apply } = words
  const isWrong = Object.keys(faults).length > 0
  const fault = (name: string) =>
    faults[name] && html`<span class="fault" id="${name}-fault">${faults[name]}</span>`
  const common = (name: string) =>
    html` name="${name}"${faults[name] && html` aria-invalid="true" aria-describedby="${name}-fault"`}`
  const input = (name: keyof typeof apply, more: Html) =>
    html`<label>${apply[name]}<input${common(name)} value="${values[name] ?? ''}" ${more}>${fault(name)}</label>`
  const select = (name: keyof typeof apply, options: Record<string, string>) =>
    html`<label>${apply[name]}<select${common(name)} required><option value="">${words.choose}</option>
${Object.entries(options).map(([value, label]) => option(value, label, values[name] === value))}</select>${fault(name)}</label>`

  return html`<section class="card" id="apply"><h2>${apply.title}</h2><p class="soft">${apply.note}</p>
${(refusal || isWrong) && html`<p class="wrong" role="alert">${refusal ?? apply.wrong}</p>`}
<form method="post" action="/homes/${slug}#apply"><div class="row">
${input('full_name', html`autocomplete="name" required minlength="2" maxlength="120"`)}
${input('phone', html`type="tel" autocomplete="tel" required`)}
${input('email', html`type="email" autocomplete="email"`)}
${select('employment', words.employment)}
${select('income_band', words.income)}
${input('household', html`type="number" inputmode="numeric" min="1" max="20" required`)}
${input('move_in_date', html`type="date" min="${today}" required`)}
</div>
<label>${apply.message}<textarea${common('message')} rows="4" maxlength="1000">${values.message}</textarea>${fault('message')}</label>
<label class="check"><input type="checkbox" name="consent" value="yes" required${values.consent === 'yes' && html` checked`}><span>${apply.consent}${fault('consent')}</span></label>
<button>${apply.submit}</button></form></section>`
}
