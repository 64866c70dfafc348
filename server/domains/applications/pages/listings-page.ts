import type { ListingQuery, PublicListing } from '@gida/contract/domains/applications/listing'
import { formatNaira } from '@gida/contract/shared/money'
import { type Html, html } from '../../../platform/http/pages/html.ts'
import { drawPage } from './layout.ts'
import type { PageWords } from './words/words.ts'

type Homes = {
  words: PageWords
  homes: readonly PublicListing[]
  total: number
  states: readonly string[]
  query: ListingQuery
  publicUrl: string
}

/** The list of homes, with a filter form that needs no script. */
export function drawListings({ words, homes, total, states, query, publicUrl }: Homes): string {
  return drawPage(words, {
    title: words.title,
    about: {
      ...{ description: words.note, url: `${publicUrl}/homes`, image: imageOf(homes[0], publicUrl) },
      crumbs: [[words.title, '/homes']],
    },
    body: html`<div><h1>${words.title}</h1><p class="soft">${words.note}</p></div>
${filters(words, states, query)}
<p class="soft">${total > 0 ? words.count(total) : words.none}</p>
<ul class="cards">${homes.map((home, index) => html`<li>${card(words, home, index > 1)}</li>`)}</ul>
${pager(words, query, total)}`,
  })
}

const imageOf = (home: PublicListing | undefined, publicUrl: string) =>
  home?.photos[0] && `${publicUrl}${home.photos[0].url}`

function card(words: PageWords, home: PublicListing, isBelow: boolean): Html {
  const [photo] = home.photos
  return html`<a class="home" href="/homes/${home.slug}">
${
  photo
    ? html`<img src="${photo.small_url}" alt="" width="480" height="360"${isBelow && html` loading="lazy"`}>`
    : html`<span class="none small">${words.noPhoto}</span>`
}
<div><h2>${home.headline}</h2>
<p class="soft small">${placeOf(words, home)}</p>
<p class="price">${formatNaira(home.rent_amount, 'short')} <span class="soft small">${words.each[home.frequency]}</span></p>
</div></a>`
}

/** `Flat · 3 bedrooms · Eti-Osa, Lagos` */
export const placeOf = (words: PageWords, { property_type, bedrooms, lga, state }: PublicListing): string =>
  [words.types[property_type], bedrooms ? words.bedrooms(bedrooms) : null, `${lga}, ${state}`]
    .filter(Boolean)
    .join(' · ')

const BEDROOMS = [1, 2, 3, 4, 5]

const filters = (
  words: PageWords,
  states: readonly string[],
  { state, bedrooms, max_rent }: ListingQuery,
): Html =>
  html`<form class="card" method="get" action="/homes"><div class="row">
<label>${words.filter.state}<select name="state"><option value="">${words.filter.anyState}</option>
${states.map((name) => option(name, name, name === state))}</select></label>
<label>${words.filter.bedrooms}<select name="bedrooms"><option value="">${words.anyBedrooms}</option>
${BEDROOMS.map((count) => option(String(count), String(count), count === bedrooms))}</select></label>
<label>${words.filter.rent}<input name="max_rent" inputmode="numeric" placeholder="₦2,500,000" value="${
    max_rent === undefined ? '' : formatNaira(max_rent, 'short')
  }"></label>
</div><button class="second">${words.filter.show}</button></form>`

export const option = (value: string, label: string, isChosen: boolean): Html =>
  html`<option value="${value}"${isChosen && html` selected`}>${label}</option>`

function pager(words: PageWords, query: ListingQuery, total: number): Html {
  const { page, limit, state, lga, bedrooms, max_rent } = query
  const to = (number: number) => {
    const fields = Object.entries({
      state,
      lga,
      bedrooms,
      max_rent: max_rent && max_rent / 100,
      page: number,
    })
    const given = fields.filter(([, value]) => value !== undefined && value !== '')
    return `/homes?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
  }
  return html`<nav><span>${page > 1 && html`<a rel="prev" href="${to(page - 1)}">${words.previous}</a>`}</span>
<span>${page * limit < total && html`<a rel="next" href="${to(page + 1)}">${words.next}</a>`}</span></nav>`
}
