import { isFilledIn, LONGEST_INITIALS } from '@gida/contract/domains/signing/fields'
import { type Html, html } from '../../../platform/http/pages/html.ts'
import { type FieldRow, fieldsOf } from '../requests/request-queries.ts'
import type { SignerLink } from '../signers/find-signer.ts'
import type { SigningWords } from '../words/en.ts'
import { nameOfField, type Typed } from './read-form.ts'

/** The pages of the document with the fields of this signer. Images load lazily, so that slow connections get the first page first. */
export function drawPages(words: SigningWords, { signing, signer }: SignerLink, token: string): Html {
  const { pages, document_name } = signing
  const fields = signer.state === 'WAITING' ? fieldsOf(signing, signer) : []
  return html`<p class="soft small">${words.incomplete}</p>${Array.from(
    { length: pages },
    (_, i) => i + 1,
  ).map(
    (page) =>
      html`<figure id="page-${page}"><div class="paper"><img src="/sign/${token}/pages/${page}" alt="${document_name}, ${words.page(page, pages)}" width="990" height="1400" loading="lazy">${fields.filter((field) => field.page === page).map((field) => drawPlace(words, field))}</div><figcaption class="soft small">${words.page(page, pages)}</figcaption></figure>`,
  )}`
}

/** A field drawn on a page, linked to its input. */
function drawPlace(words: SigningWords, field: FieldRow): Html {
  const { x, y, width, height } = field
  const at = `left:${x / 10}%;top:${y / 10}%;width:${width / 10}%;height:${height / 10}%`
  const target = isFilledIn(field) ? nameOfField(field) : 'sign'
  return html`<a class="place" href="#${target}" style="${at}"><span>${words.places[field.kind]}</span></a>`
}

/** The inputs of this signer, page by page. Signature and date fields are filled by signing. */
export function drawFields(
  words: SigningWords,
  { signing, signer }: SignerLink,
  typed: Typed | undefined,
): Html | null {
  const fields = fieldsOf(signing, signer)
  if (fields.length === 0) return null
  const wantsInitials = fields.some(({ kind }) => kind === 'INITIALS')
  return html`<fieldset><legend>${words.onPages}</legend>
${wantsInitials && html`<label>${words.initials}<input name="initials" maxlength="${LONGEST_INITIALS}" value="${typed?.initials ?? initialsOf(signer.name)}" required autocomplete="off"></label>`}
${fields.map((field) => drawField(words, field, typed?.filled[nameOfField(field)]))}</fieldset>`
}

function drawField(words: SigningWords, field: FieldRow, said: string | undefined): Html {
  const { kind, page, label, is_required } = field
  const name = nameOfField(field)
  const required = is_required && html` required`
  const seen = html`<a href="#page-${page}">${words.onPage(page)}</a>`
  if (kind === 'INITIALS')
    return html`<label class="check" id="${name}"><input type="checkbox" name="${name}" value="yes"${required}${said ? html` checked` : ''}><span>${words.putInitials} · ${seen}</span></label>`
  if (kind === 'TEXT')
    return html`<div class="fill"><label id="${name}">${label}${!is_required && html` <span class="soft">${words.optional}</span>`}<input name="${name}" maxlength="200" value="${said ?? ''}"${required} autocomplete="off"></label>${seen}</div>`
  return html`<p class="soft">${kind === 'DATE' ? words.dateComes : words.signatureComes} · ${seen}</p>`
}

/** Initials as a default that the signer can change: `Dr Ebiere Dokubo-West` → `DED`. */
const initialsOf = (name: string): string =>
  (name.normalize('NFC').match(/(?<=^|[\s-])\p{L}\p{M}*/gu) ?? [])
    .slice(0, LONGEST_INITIALS)
    .join('')
    .toUpperCase()
