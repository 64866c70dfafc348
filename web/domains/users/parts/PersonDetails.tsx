import type { Profile } from '@gida/contract/domains/users/profile'
import type { UserDetail } from '@gida/contract/domains/users/user'
import { ROLE_NAMES } from '@gida/contract/shared/roles'
import type { ReactNode } from 'react'
import { users } from '#words/users'
import { formatInstant, formatPhone } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { EmailAddress } from '../../../ui/display/EmailAddress.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = users.person
const orNone = (text: ReactNode) => text || <span className="text-ink-soft">{words.none}</span>

export function PersonDetails({ person, edit }: { person: UserDetail; edit: ReactNode }) {
  const { email, phone, email_verified, phone_verified, last_sign_in_at, created_at, profile_data } = person
  return (
    <Card aria-labelledby="facts">
      <CardHead title={words.details} id="facts" end={edit} />
      <CardBody>
        <DescriptionList kind="left">
          <DescriptionItem label={words.email}>
            {orNone(email && <EmailAddress address={email} />)}
            {email && !email_verified && (
              <span className="block text-small text-ink-soft">{words.unverified}</span>
            )}
          </DescriptionItem>
          <DescriptionItem label={words.phone}>
            {orNone(phone && formatPhone(phone))}
            {phone && !phone_verified && (
              <span className="block text-small text-ink-soft">{words.unverified}</span>
            )}
          </DescriptionItem>
          <DescriptionItem label={words.address}>{orNone(profile_data.address)}</DescriptionItem>
          <DescriptionItem label={words.lastSignIn}>
            {last_sign_in_at ? formatInstant(last_sign_in_at) : words.never}
          </DescriptionItem>
          <DescriptionItem label={words.joined}>{formatInstant(created_at)}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  )
}

export function PersonEstates({ person: { estate_associations } }: { person: UserDetail }) {
  return (
    <Card aria-labelledby="estates">
      <CardHead title={words.estates} id="estates" />
      {estate_associations.length > 0 ? (
        <Rows>
          {estate_associations.map(({ estate_id, name, role }) => (
            <Row key={estate_id + role} icon="building" title={name} note={words.asRole(ROLE_NAMES[role])} />
          ))}
        </Rows>
      ) : (
        <CardBody>
          <p className="text-ink-soft">{users.noEstate}</p>
        </CardBody>
      )}
    </Card>
  )
}

/** The emergency contact, with a link to call. */
export function EmergencyCard({ profile }: { profile: Profile }) {
  const { emergency_contact: contact, bio } = profile
  return (
    <Card aria-labelledby="emergency">
      <CardHead title={words.emergency} id="emergency" />
      <CardBody className="grid gap-3">
        {contact ? (
          <>
            <div>
              <p className="font-semibold">{contact.name}</p>
              <p className="text-small text-ink-soft">{contact.relationship}</p>
              <p>{formatPhone(contact.phone)}</p>
            </div>
            <Button asChild kind="second" icon="call">
              <a href={`tel:${contact.phone}`}>{words.call(contact.name)}</a>
            </Button>
          </>
        ) : (
          <p className="text-ink-soft">{words.noEmergency}</p>
        )}
        {bio && (
          <div className="border-t border-line pt-3">
            <p className="text-small text-ink-soft">{words.bio}</p>
            <p className="wrap-anywhere whitespace-pre-line">{bio}</p>
          </div>
        )}
      </CardBody>
    </Card>
  )
}
