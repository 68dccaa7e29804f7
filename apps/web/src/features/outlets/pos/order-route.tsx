import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import {
  mostPhotos,
  payDaOrderFailures,
  terminalKinds,
  terminalOrderFailures,
  type OrderText,
  type PayDaOrder,
  type TerminalOrder,
} from '@tartip/domain/outlets/terminal-order'
import { useState, type ReactNode } from 'react'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { FileRow } from '../../../components/fields/file-row.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { AttachmentField } from '../../../documents/attachment/attachment-field.tsx'
import {
  pictureOfFile,
  smallPictureQuery,
  type UploadedFile,
} from '../../../documents/attachment/uploaded-file.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { QuerySelectField } from '../../../lib/query-select-field.tsx'
import type { Translate } from '../../../lib/texts.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  OrderPayDaDocument,
  OrderTerminalsDocument,
} from '../api/terminal-applications.access-control.generated.ts'
import { outletAccountsQuery } from '../outlets-queries.ts'
import { ChangeForm } from '../change-form.tsx'
import classes from '../outlets.module.css'
import { accountOption } from '../account-option.ts'
import { outletUrls } from '../urls.ts'
import { fieldIdOf, useChange, type Change } from '../use-change.ts'
import { onlyShop, ShopField } from './shop-field.tsx'
import { useOrderDefaults, type OrderDefaults } from './use-order-defaults.ts'

/** An order of terminals, or with `?kind=payda` of the Pay-Da service. */
export function OrderRoute() {
  const { t } = useTranslation('outlets')
  const { kind } = useSearch({ strict: false }) as { readonly kind?: unknown }
  const defaults = useOrderDefaults()
  const isPayDa = kind === 'payda'
  const Form = isPayDa ? PayDaForm : TerminalForm
  const title = t($ => (isPayDa ? $.pos.payDa : $.pos.order))
  return (
    <Page title={title} back={{ href: outletUrls.applications, label: t($ => $.pos.back) }}>
      {defaults ? <Form defaults={defaults} /> : <LinesSkeleton />}
    </Page>
  )
}

interface OrderFormProps {
  defaults: OrderDefaults
}

interface OrderFrameProps {
  change: Change
  onSubmit: () => void
  children: ReactNode
}

function OrderFrame({ change, onSubmit, children }: OrderFrameProps) {
  const { t } = useTranslation('outlets')
  return (
    <ChangeForm
      change={change}
      submitText={t($ => $.pos.send)}
      cancelHref={outletUrls.applications}
      onSubmit={onSubmit}
    >
      {children}
    </ChangeForm>
  )
}

/** The words over a field of either order. */
function labelOf(t: Translate<'outlets'>, field: string): string {
  switch (field) {
    case 'contactName':
      return t($ => $.pos.clientContactName)
    case 'contactNumber':
      return t($ => $.pos.clientContactNumber)
    case 'clientAccount':
    case 'clientContactNumber':
    case 'offerTypes':
    case 'terminalsCount':
    case 'website':
    case 'legalAddress':
    case 'actualAddress':
    case 'mainActivity':
    case 'storeName':
    case 'storeAddress':
    case 'workingDays':
    case 'clientContactName':
    case 'clientContactAddress':
      return t($ => $.pos[field])
    default:
      return ''
  }
}

/** What an order does when the bank has taken it. */
function useSent(): () => void {
  const { t } = useTranslation('outlets')
  const router = useRouter()
  return () => {
    toast.success(t($ => $.pos.sent))
    router.history.push(outletUrls.applications)
  }
}

const phoneOf = (text: string): string => {
  const phone = parsePhone(text)
  return phone.ok ? phone.value : text
}

interface AccountFieldProps {
  value: string
  onChange: (account: string) => void
  error: string | undefined
}

function AccountField({ value, onChange, error }: AccountFieldProps) {
  const { t } = useTranslation('outlets')
  const { orgReferenceId } = useMe().currentContract
  const accounts = useQuery(outletAccountsQuery(orgReferenceId))
  return (
    <QuerySelectField
      id={fieldIdOf('clientAccount')}
      label={t($ => $.pos.clientAccount)}
      isRequired
      value={value}
      onChange={onChange}
      query={accounts}
      optionOf={accountOption}
      error={error}
    />
  )
}

const emptyOrder: TerminalOrder = {
  legalAddress: '',
  actualAddress: '',
  mainActivity: '',
  storeName: '',
  storeAddress: '',
  workingDays: '',
  clientContactName: '',
  clientContactAddress: '',
  clientContactNumber: '',
  clientAccount: '',
  offerTypes: [],
  terminalsCount: '1',
  hasSecurity: false,
  hasClientKkm: false,
}

/** Outlets are credited to settlement accounts alone. */
const accountType = 'RKO'

function TerminalForm({ defaults }: OrderFormProps) {
  const { t } = useTranslation('outlets')
  const { userContractId } = useMe().currentContract.userContractAttributes
  // Whoever orders is usually the person to call; everything can be typed over.
  const [values, setValues] = useState<TerminalOrder>(() => ({
    ...emptyOrder,
    ...defaults.company,
    ...onlyShop(defaults),
    clientContactName: defaults.contact.name,
    clientContactNumber: defaults.contact.phone,
  }))
  const [photos, setPhotos] = useState<readonly UploadedFile[]>([])
  const [isSending, setIsSending] = useState(false)
  const onDone = useSent()
  const change = useChange<TerminalOrder, unknown>({
    failuresOf: terminalOrderFailures,
    labelOf: field => labelOf(t, field),
    send: (order, idempotencyKey) =>
      execute(
        OrderTerminalsDocument,
        {
          businessUserContractId: userContractId,
          posApplication: {
            ...order,
            accountType,
            offerTypes: [...order.offerTypes],
            terminalsCount: Number.parseInt(order.terminalsCount, 10),
            clientContactNumber: phoneOf(order.clientContactNumber),
            photoIds: photos.map(photo => photo.uploadId),
          },
        },
        { service: 'access-control', idempotencyKey },
      ),
    onDone,
  })
  const update = (patch: Partial<TerminalOrder>) => {
    setValues(present => ({ ...present, ...patch }))
    change.clearFailure(...Object.keys(patch))
  }
  const line = (field: OrderText | 'clientContactNumber' | 'terminalsCount', hint?: string) => (
    <TextField
      id={fieldIdOf(field)}
      label={labelOf(t, field)}
      hint={hint}
      isRequired
      value={values[field]}
      onChange={text => update({ [field]: text })}
      error={change.errorOf(field)}
    />
  )
  return (
    <OrderFrame
      change={change}
      onSubmit={() => {
        if (!isSending) change.submit(values)
      }}
    >
      <fieldset className={classes.group}>
        <legend>{t($ => $.pos.company)}</legend>
        {line('legalAddress')}
        {line('actualAddress')}
        {line('mainActivity')}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t($ => $.pos.store)}</legend>
        <ShopField shops={defaults.shops} values={values} onChange={update} />
        <div className={classes.pair}>
          {line('storeName')}
          {line('storeAddress')}
        </div>
        {line(
          'workingDays',
          t($ => $.pos.workingDaysHint),
        )}
        <CheckField
          label={t($ => $.pos.hasSecurity)}
          isChecked={values.hasSecurity}
          onChange={hasSecurity => update({ hasSecurity })}
        />
        <CheckField
          label={t($ => $.pos.hasClientKkm)}
          isChecked={values.hasClientKkm}
          onChange={hasClientKkm => update({ hasClientKkm })}
        />
        <Photos photos={photos} onChange={setPhotos} onSendingChange={setIsSending} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t($ => $.pos.device)}</legend>
        <AccountField
          value={values.clientAccount}
          onChange={clientAccount => update({ clientAccount })}
          error={change.errorOf('clientAccount')}
        />
        <TerminalKinds
          value={values.offerTypes}
          onChange={offerTypes => update({ offerTypes })}
          error={change.errorOf('offerTypes')}
        />
        {line('terminalsCount')}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t($ => $.pos.contact)}</legend>
        {line('clientContactName')}
        {line('clientContactAddress')}
        {line('clientContactNumber')}
      </fieldset>
    </OrderFrame>
  )
}

interface TerminalKindsProps {
  value: TerminalOrder['offerTypes']
  onChange: (kinds: TerminalOrder['offerTypes']) => void
  error: string | undefined
}

function TerminalKinds({ value, onChange, error }: TerminalKindsProps) {
  const { t } = useTranslation('outlets')
  return (
    <fieldset id={fieldIdOf('offerTypes')} className={classes.choice} tabIndex={-1}>
      <legend>{t($ => $.pos.offerTypes)}</legend>
      {error ? <p className={classes.error}>{error}</p> : null}
      {terminalKinds.map(kind => (
        <CheckField
          key={kind}
          label={t($ => $.pos[kind])}
          isChecked={value.includes(kind)}
          onChange={isChosen =>
            onChange(isChosen ? [...value, kind] : value.filter(one => one !== kind))
          }
        />
      ))}
    </fieldset>
  )
}

interface PhotosProps {
  photos: readonly UploadedFile[]
  onChange: (photos: readonly UploadedFile[]) => void
  onSendingChange: (isSending: boolean) => void
}

/** Each photograph is sent as soon as it is chosen. */
function Photos({ photos, onChange, onSendingChange }: PhotosProps) {
  const { t } = useTranslation('outlets')
  return (
    <>
      {photos.length < mostPhotos ? (
        <AttachmentField
          key={photos.length}
          label={t($ => $.pos.photos)}
          purpose="POS_PHOTO"
          value={undefined}
          onChange={photo => {
            if (photo !== undefined) onChange([...photos, photo])
          }}
          onSendingChange={onSendingChange}
        />
      ) : null}
      {photos.length > 0 ? (
        <ul aria-label={t($ => $.pos.photos)}>
          {photos.map(photo => (
            <PhotoRow
              key={photo.uploadId}
              photo={photo}
              onRemove={() => onChange(photos.filter(one => one !== photo))}
            />
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A photograph as the server draws it: telephones make HEIC, which hardly any browser shows. */
function PhotoRow({ photo, onRemove }: { photo: UploadedFile; onRemove: () => void }) {
  const picture = useQuery(smallPictureQuery(pictureOfFile(photo.uploadId)))
  return (
    <FileRow
      name={photo.fileName}
      sizeBytes={photo.sizeBytes}
      picture={picture.data}
      sentPart={undefined}
      isDisabled={false}
      onCancel={undefined}
      onRemove={onRemove}
    />
  )
}

const emptyPayDa: PayDaOrder = {
  storeName: '',
  storeAddress: '',
  contactName: '',
  clientAccount: '',
  contactNumber: '',
  website: '',
}

function PayDaForm({ defaults }: OrderFormProps) {
  const { t } = useTranslation('outlets')
  const { userContractId } = useMe().currentContract.userContractAttributes
  const [values, setValues] = useState<PayDaOrder>(() => ({
    ...emptyPayDa,
    ...onlyShop(defaults),
    contactName: defaults.contact.name,
    contactNumber: defaults.contact.phone,
  }))
  const onDone = useSent()
  const change = useChange<PayDaOrder, unknown>({
    failuresOf: payDaOrderFailures,
    labelOf: field => labelOf(t, field),
    send: ({ website, ...order }, idempotencyKey) =>
      execute(
        OrderPayDaDocument,
        {
          businessUserContractId: userContractId,
          payDaApplication: {
            ...order,
            contactNumber: phoneOf(order.contactNumber),
            website: website === '' ? null : website,
          },
        },
        { service: 'access-control', idempotencyKey },
      ),
    onDone,
  })
  const update = (patch: Partial<PayDaOrder>) => {
    setValues(present => ({ ...present, ...patch }))
    change.clearFailure(...Object.keys(patch))
  }
  const line = (field: Exclude<keyof PayDaOrder, 'clientAccount'>, hint?: string) => (
    <TextField
      id={fieldIdOf(field)}
      label={labelOf(t, field)}
      hint={hint}
      isRequired={field !== 'website'}
      value={values[field]}
      onChange={text => update({ [field]: text })}
      error={change.errorOf(field)}
    />
  )
  return (
    <OrderFrame change={change} onSubmit={() => change.submit(values)}>
      <fieldset className={classes.group}>
        <legend>{t($ => $.pos.store)}</legend>
        <ShopField shops={defaults.shops} values={values} onChange={update} />
        {line('storeName')}
        {line('storeAddress')}
        {line(
          'website',
          t($ => $.pos.websiteHint),
        )}
        <AccountField
          value={values.clientAccount}
          onChange={clientAccount => update({ clientAccount })}
          error={change.errorOf('clientAccount')}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t($ => $.pos.contact)}</legend>
        {line('contactName')}
        {line('contactNumber')}
      </fieldset>
    </OrderFrame>
  )
}
