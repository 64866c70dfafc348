import { cloneElement } from 'react'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { Money } from '../display/Money.tsx'
import { NOT_BY_TAB } from './Bar.tsx'
import type { BarsChartProps } from './bars.ts'

/**
 * The chart's numbers as a table: for screen readers, and visible with the data saver on. In its own box, because a table cannot shrink
 * below its content and would widen the page.
 */
export function BarsTable({ isShown = false, ...chart }: BarsChartProps & { isShown?: boolean }) {
  const { caption, data, gotLabel, expectedLabel, periodLabel, say } = chart
  return (
    <div className={isShown ? 'overflow-x-auto' : 'sr-only'}>
      <table className="figures w-full text-small [&_td]:py-1 [&_td]:text-end [&_th]:py-1 [&_th]:text-start [&_thead_th:not(:first-child)]:text-end">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{periodLabel}</th>
            <th scope="col">{expectedLabel}</th>
            <th scope="col">{gotLabel}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((datum) => (
            <tr key={datum.id}>
              <th scope="row">
                <MaybeLink link={datum.link && cloneElement(datum.link, NOT_BY_TAB)} as="span">
                  {datum.title}
                </MaybeLink>
              </th>
              <td>{say ? say(datum.expected) : <Money kobo={datum.expected} kind="short" />}</td>
              <td>{say ? say(datum.got) : <Money kobo={datum.got} kind="short" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
