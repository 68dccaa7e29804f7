import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { outletFailures, proposedCheckName, type OutletInput } from '@tartip/domain/outlets/outlet'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { IconTrash } from '@tabler/icons-react'
import { Page } from '../../../components/layout/page.tsx'
import { LeaveDialog } from '../../../documents/form/leave-dialog.tsx'
import { useLeaveGuard } from '../../../documents/form/use-leave-guard.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { QuerySelectField } from '../../../lib/query-select-field.tsx'
import type { Translate } from '../../../lib/texts.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CreateOutletDocument, UpdateOutletDocument } from '../api/outlets.sale-point.generated.ts'
import {
  outletAccountsQuery,
  outletQuery,
  outletsOfOwnAccountsQuery,
  taxOfficesQuery,
  type OutletDetails,
} from '../outlets-queries.ts'
import { accountOption } from '../account-option.ts'
import { ChangeForm } from '../change-form.tsx'
import classes from '../outlets.module.css'
import { outletUrls } from '../urls.ts'
import { fieldIdOf, useChange } from '../use-change.ts'
import { AddressFields, type OutletFieldsProps } from './address-fields.tsx'
import { emptyOutlet, outletOf, outletWire } from './outlet-values.ts'
import { OutletMap } from './outlet-map.tsx'

/** A new outlet, or with `?id=` one that is changed. */
export function PointFormRoute() {
  const { id } = useSearch({ strict: false }) as { readonly id?: unknown }
  return typeof id === 'string' && id !== '' ? <EditedPoint id={id} /> : <PointForm />
}

function EditedPoint({ id }: { id: string }) {
  const { t } = useTranslation('outlets')
  const point = useQuery(outletQuery(id, useLanguage()))
  if (point.data) return <PointForm key={id} point={point.data} />
  return (
    <Page title={t($ => $.form.editTitle)}>
      <QueryState query={point} skeleton={<LinesSkeleton />}>
        {() => null}
      </QueryState>
    </Page>
  )
}

/** Only the account of an outlet with a register may change: what is on receipts stays. */
function PointForm({ point }: { point?: OutletDetails }) {
  const { t } = useTranslation('outlets')
  const router = useRouter()
  const { orgReferenceId } = useMe().currentContract
  const [first] = useState(() => (point ? outletOf(point) : emptyOutlet))
  const [values, setValues] = useState<OutletInput>(first)
  const isFixed = point !== undefined && !point.isEditable
  const change = useChange<OutletInput, string>({
    failuresOf: outletFailures,
    labelOf: field => labelOf(t, field),
    async send(outlet, idempotencyKey) {
      const options = { service: 'sale-point', idempotencyKey } as const
      const salePoint = outletWire(outlet)
      if (point) {
        const variables = { salePointId: point.id, salePoint }
        return (await execute(UpdateOutletDocument, variables, options)).updateSalePointById.id
      }
      const variables = { orgReferenceId, salePoint }
      return (await execute(CreateOutletDocument, variables, options)).createSalePoint.id
    },
    onDone(id) {
      toast.success(point ? t($ => $.form.saved) : t($ => $.form.created))
      router.history.push(outletUrls.point(id), {}, { ignoreBlocker: true })
    },
  })
  const isDirty = JSON.stringify(values) !== JSON.stringify(first)
  const guard = useLeaveGuard(isDirty && !change.isDone)
  const update = (patch: Partial<OutletInput>) => {
    setValues(present => ({ ...present, ...patch }))
    change.clearFailure(...Object.keys(patch))
  }
  const fields = { values, onChange: update, errorOf: change.errorOf }
  const backHref = point ? outletUrls.point(point.id) : outletUrls.points
  return (
    <Page
      title={titleOf(t, point)}
      back={{ href: backHref, label: point ? point.name : t($ => $.point.back) }}
    >
      <ChangeForm
        change={change}
        submitText={point ? t($ => $.form.save) : t($ => $.form.create)}
        cancelHref={backHref}
        onSubmit={() => change.submit(values)}
      >
        {isFixed ? (
          <Notice tone="info">
            <p>{t($ => $.form.fixed)}</p>
          </Notice>
        ) : null}
        <NameAndAccount {...fields} isFixed={isFixed} pointId={point?.id} />
        {isFixed ? null : (
          <>
            <AddressFields {...fields} />
            <PhoneFields {...fields} />
            <TaxFields {...fields} clearFailure={change.clearFailure} />
          </>
        )}
      </ChangeForm>
      {guard.isBlocked ? (
        <LeaveDialog
          canSaveDraft={false}
          busyText={t($ => $.form.leave)}
          onStay={guard.stay}
          onSaveDraft={guard.stay}
          onLeave={guard.go}
        />
      ) : null}
    </Page>
  )
}

function titleOf(t: Translate<'outlets'>, point: OutletDetails | undefined): string {
  if (point === undefined) return t($ => $.form.newTitle)
  return point.isEditable ? t($ => $.form.editTitle) : t($ => $.form.accountTitle)
}

/** The words over a field, by the name under which it fails. */
function labelOf(t: Translate<'outlets'>, field: string): string {
  const phone = /^phones\.(\d+)$/.exec(field)?.[1]
  if (phone !== undefined) return t($ => $.form.phone, { number: Number(phone) + 1 })
  switch (field) {
    case 'regionId':
      return t($ => $.form.region)
    case 'taxOfficeCode':
      return t($ => $.form.taxOffice)
    case 'name':
    case 'checkName':
    case 'account':
    case 'street':
    case 'houseNumber':
    case 'shoppingCentreName':
    case 'floor':
    case 'boutiqueName':
    case 'marketName':
    case 'row':
    case 'containerName':
    case 'position':
      return t($ => $.form[field])
    default:
      return ''
  }
}

interface NameAndAccountProps extends OutletFieldsProps {
  isFixed: boolean
  /** Undefined for a new outlet. */
  pointId: string | undefined
}

function NameAndAccount({ values, onChange, errorOf, isFixed, pointId }: NameAndAccountProps) {
  const { t } = useTranslation('outlets')
  const { orgReferenceId } = useMe().currentContract
  const accounts = useQuery(outletAccountsQuery(orgReferenceId))
  const isNew = pointId === undefined
  const changeable = useQuery({ ...outletsOfOwnAccountsQuery(orgReferenceId), enabled: !isNew })
  const isLocked = !isNew && changeable.data?.includes(pointId) === false
  // A receipt name that the person has not touched follows the name.
  const isProposed = isNew && values.checkName === proposedCheckName(values.name)
  const changeName = (name: string) =>
    onChange({ name, ...(isProposed ? { checkName: proposedCheckName(name) } : {}) })
  return (
    <fieldset className={classes.group}>
      <legend>{t($ => $.form.main)}</legend>
      {isFixed ? null : (
        <div className={classes.pair}>
          <TextField
            id={fieldIdOf('name')}
            label={t($ => $.form.name)}
            hint={t($ => $.form.nameHint)}
            isRequired
            value={values.name}
            onChange={changeName}
            error={errorOf('name')}
          />
          <TextField
            id={fieldIdOf('checkName')}
            label={t($ => $.form.checkName)}
            hint={t($ => $.form.checkNameHint)}
            isRequired
            value={values.checkName}
            onChange={checkName => onChange({ checkName })}
            error={errorOf('checkName')}
          />
        </div>
      )}
      <QueryState query={accounts}>
        {list =>
          isLocked ? (
            <div>
              <p>
                {t($ => $.form.account)}: {formatAccountNumber(values.account)}
              </p>
              <p className={classes.quiet}>{t($ => $.form.accountLocked)}</p>
            </div>
          ) : (
            <SelectField
              id={fieldIdOf('account')}
              label={t($ => $.form.account)}
              hint={list.length === 0 ? t($ => $.form.noAccounts) : undefined}
              isRequired
              value={values.account}
              onChange={account => onChange({ account })}
              options={list.map(accountOption)}
              error={errorOf('account')}
            />
          )
        }
      </QueryState>
    </fieldset>
  )
}

function PhoneFields({ values: { phones }, onChange, errorOf }: OutletFieldsProps) {
  const { t } = useTranslation('outlets')
  const replace = (index: number, text: string) =>
    onChange({ phones: phones.map((phone, place) => (place === index ? text : phone)) })
  return (
    <fieldset className={classes.group}>
      <legend>{t($ => $.form.phones)}</legend>
      {phones.map((phone, index) => (
        // A phone has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={classes.phone}>
          <TextField
            id={fieldIdOf(`phones.${index}`)}
            label={t($ => $.form.phone, { number: index + 1 })}
            type="tel"
            inputMode="tel"
            value={phone}
            onChange={text => replace(index, text)}
            error={errorOf(`phones.${index}`)}
          />
          <IconButton
            aria-label={t($ => $.form.removePhone, { number: index + 1 })}
            onClick={() => onChange({ phones: phones.filter((_, place) => place !== index) })}
          >
            <IconTrash size={20} aria-hidden />
          </IconButton>
        </div>
      ))}
      <div className={classes.row}>
        <Button variant="default" size="sm" onClick={() => onChange({ phones: [...phones, ''] })}>
          {t($ => $.form.addPhone)}
        </Button>
      </div>
    </fieldset>
  )
}

interface TaxFieldsProps extends OutletFieldsProps {
  clearFailure: (...fields: readonly string[]) => void
}

function TaxFields({ values, onChange, errorOf, clearFailure }: TaxFieldsProps) {
  const { t } = useTranslation('outlets')
  const offices = useQuery(taxOfficesQuery(useLanguage()))
  return (
    <fieldset className={classes.group}>
      <legend>{t($ => $.form.tax)}</legend>
      <p className={classes.quiet}>{t($ => $.form.taxText)}</p>
      <QuerySelectField
        id={fieldIdOf('taxOfficeCode')}
        label={t($ => $.form.taxOffice)}
        isRequired
        value={values.taxOfficeCode}
        onChange={taxOfficeCode => onChange({ taxOfficeCode })}
        query={offices}
        optionOf={({ code, name }) => ({ value: code, label: `${code} · ${name}` })}
        error={errorOf('taxOfficeCode')}
      />
      <OutletMap
        id={fieldIdOf('position')}
        latitude={values.latitude}
        longitude={values.longitude}
        onChange={position => {
          onChange(position)
          clearFailure('position')
        }}
        error={errorOf('position')}
      />
    </fieldset>
  )
}
