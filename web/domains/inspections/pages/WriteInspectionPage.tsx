import type { InspectionDetail } from '@gida/contract/domains/inspections/inspection'
import { isRated } from '@gida/contract/domains/inspections/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections } from '#words/inspections'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { TaskHeader } from '../../../ui/layout/TaskHeader.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { type DraftItem, draftOf, itemsOnPhone, nextIn, roomsOf } from '../draft.ts'
import { AddItemForm } from '../forms/AddItemForm.tsx'
import { keepItem, outbox } from '../outbox.ts'
import { BottomBar } from '../parts/BottomBar.tsx'
import { ItemStep } from '../parts/ItemStep.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { RoomList } from '../parts/RoomList.tsx'
import { inspectionQuery } from '../queries.ts'

const writeScreen = getRouteApi('/signed-in/dashboard/maintenance/inspections/$id/write')
const words = inspectionDesk.write
const ONE = '/dashboard/maintenance/inspections/$id'

/** Fills in a report, room by room and item by item, online or offline. */
export function WriteInspectionPage() {
  const { id } = writeScreen.useParams()
  const search = writeScreen.useSearch()
  const answer = useQuery(inspectionQuery(id))
  const unsent = outbox.useUnsent()
  const waiting = unsent.filter(({ inspection_id }) => inspection_id === id).length
  const kind = answer.data && inspections.reportOf(inspections.kinds[answer.data.kind])
  return (
    <TaskLayout
      narrow
      title={
        <span className="flex items-center justify-between gap-2">
          <span className="cut">{kind ?? inspections.title}</span>
          {waiting > 0 && (
            <Pill tone="wait" icon="queue">
              {inspectionDesk.waits(waiting)}
            </Pill>
          )}
        </span>
      }
      back={
        search.item ? (
          <Link to={`${ONE}/write`} params={{ id }} search={{}} />
        ) : (
          <Link to={ONE} params={{ id }} />
        )
      }
      backLabel={search.item ? words.done : inspections.sign.back}
      closeLabel={inspections.sign.close}
    >
      <Loaded of={answer} missing={inspections.missing}>
        {(report) => <Writing report={report} items={itemsOnPhone(report, unsent)} itemId={search.item} />}
      </Loaded>
    </TaskLayout>
  )
}

type Props = { report: InspectionDetail; items: readonly DraftItem[]; itemId: string | undefined }

function Writing({ report, items, itemId }: Props) {
  const item = items.find(({ id }) => id === itemId)
  if (!report.can.write)
    return (
      <div className="grid gap-4">
        <NotSent report={report} />
        <Banner
          tone="info"
          action={
            <Link to={ONE} params={{ id: report.id }}>
              {inspections.sign.open}
            </Link>
          }
        >
          {words.sealed}
        </Banner>
      </div>
    )
  return item ? (
    <OneItem report={report} items={items} item={item} />
  ) : (
    <Rooms report={report} items={items} />
  )
}

function Rooms({ report, items }: { report: InspectionDetail; items: readonly DraftItem[] }) {
  const navigate = writeScreen.useNavigate()
  const rooms = roomsOf(items)
  const rated = rooms.reduce((sum, room) => sum + room.rated, 0)
  const photos = items.reduce((sum, one) => sum + one.photo_ids.length + one.waiting.length, 0)
  const open = rooms.find((room) => room.rated < room.items.length)
  return (
    <>
      <div className="grid gap-4">
        <TaskHeader
          title={inspections.place(report.unit_name, report.property_name)}
          note={report.tenant_name}
        />
        <div>
          <p className="mb-1.5 flex justify-between text-small">
            <span className="font-semibold">{inspections.progress(rated, items.length)}</span>
            <span className="text-ink-soft">{inspections.photos(photos)}</span>
          </p>
          <Meter value={rated} of={items.length} tone="act" />
        </div>
        <NotSent report={report} />
        <RoomList inspectionId={report.id} rooms={rooms} />
        <AddItemForm inspectionId={report.id} onAdded={(item) => void navigate({ search: { item } })} />
        <p className="text-small text-ink-soft">{words.offline}</p>
      </div>
      <BottomBar>
        {open && (
          <Button asChild size="big" wide>
            <Link to={`${ONE}/write`} params={{ id: report.id }} search={{ item: nextIn(open)?.id }}>
              {words.goOn(open.name)}
            </Link>
          </Button>
        )}
        <Button asChild kind={open ? 'quiet' : 'primary'} size="big" wide>
          <Link to={`${ONE}/sign`} params={{ id: report.id }}>
            {words.sign}
          </Link>
        </Button>
      </BottomBar>
    </>
  )
}

function OneItem({
  report,
  items,
  item,
}: {
  report: InspectionDetail
  items: readonly DraftItem[]
  item: DraftItem
}) {
  const unsent = outbox.useUnsent()
  const navigate = writeScreen.useNavigate()
  const inRoom = items.filter(({ room }) => room === item.room)
  const next = inRoom[inRoom.indexOf(item) + 1]
  const left = inRoom.filter(
    (one) => one.kind === 'ITEM' && !one.is_left_out && !isRated(one) && one !== item,
  )
  async function restIsGood() {
    for (const one of left) await keepItem(unsent, report.id, { ...draftOf(one), condition: 'GOOD' })
    await navigate({ search: {} })
  }
  return (
    <>
      <ItemStep key={item.id} inspectionId={report.id} item={item} />
      <BottomBar>
        <Button asChild size="big" wide>
          <Link to={`${ONE}/write`} params={{ id: report.id }} search={next ? { item: next.id } : {}}>
            {next ? words.next(next.name) : words.done}
          </Link>
        </Button>
        {left.length > 0 && (
          <Button kind="quiet" wide onClick={() => void restIsGood()}>
            {words.restGood}
          </Button>
        )}
      </BottomBar>
    </>
  )
}
