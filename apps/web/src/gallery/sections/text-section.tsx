import { colourOfStatus } from '@tartip/domain/payment/status-view'
import { isPaymentStatus } from '@tartip/domain/payment/status'
import { Facts } from '../../components/layout/facts.tsx'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { Countdown } from '../../components/text/countdown.tsx'
import { DateText } from '../../components/text/date-text.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { PersonName } from '../../components/text/person-name.tsx'
import { PhoneText } from '../../components/text/phone-text.tsx'
import { StatusChip } from '../../components/text/status-chip.tsx'
import { Row, Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'

const statuses = [
  'DRAFT',
  'ON_VERIFICATION',
  'PARTIALLY_CONFIRMED',
  'FIRST_SIGN_IN_PAY_CONTROL',
  'PAYMENT_REQUEST_TO_BANK',
  'KVIT',
  'SUCCESS',
  'ERROR',
  'TIME_IS_OUT',
  'TIMEOUT_CANCELED_SIGN_ONE',
].filter(isPaymentStatus)
const tones = ['muted', 'warning', 'info', 'success', 'danger', 'signal', 'brand'] as const
const minuteMs = 60_000
const noon = Date.UTC(2026, 4, 12, 6)
const atNoon = () => noon

/** Statuses, money, days, people. */
export function TextSection() {
  const words = useWords()
  return (
    <Specimens>
      <Specimen name="Statuses of a document">
        <Row>
          {statuses.map(status => (
            <StatusChip key={status} status={status} colour={colourOfStatus(status)} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Your turn, returned">
        <Row>
          <StatusChip status="ON_VERIFICATION" colour="info" isYourTurn />
          <StatusChip status="FOR_EDITING" colour="info" isYourTurn isReturnedToCreator />
        </Row>
      </Specimen>
      <Specimen name="Chips">
        <Row>
          {tones.map(tone => (
            <Chip key={tone} tone={tone}>
              {words.toSign}
            </Chip>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Money">
        <Amount value="4218640.15" currency="KGS" size="xl" />
        <Amount value="12500000000" currency="JPY" size="lg" />
        <Row>
          <Amount value="86210.00" currency="KGS" direction="DEBIT" />
          <Amount value="174800.00" currency="KGS" direction="CREDIT" />
          <Amount value="-1234.50" currency="USD" />
        </Row>
      </Specimen>
      <Specimen name="Account, person, phone">
        <AccountNumber account="1091820100380142" copy />
        <Row>
          <AccountNumber account="1091820100380142" isShort />
          <PersonName name="А. Токтогулова" />
          <PhoneText value="996700123456" />
          <PhoneText value="9967•••••456" />
        </Row>
      </Specimen>
      <Specimen name="Facts">
        <Facts
          facts={[
            [words.total, <Amount key="total" value="4218640.15" currency="KGS" />],
            [words.held, <Amount key="held" value="86210.00" currency="KGS" />],
          ]}
        />
      </Specimen>
      <Specimen name="Day, moment, time left">
        <Row>
          <DateText value="2026-05-12" />
          <DateTimeText value="2026-05-12T03:14:00Z" />
          <Countdown to={noon + 38 * minuteMs} now={atNoon} />
          <Countdown to={noon + 300 * minuteMs} now={atNoon} />
          <Countdown to={noon - minuteMs} now={atNoon} />
        </Row>
      </Specimen>
    </Specimens>
  )
}
