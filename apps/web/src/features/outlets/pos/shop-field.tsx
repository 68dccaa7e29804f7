import { SelectField } from '../../../components/fields/select-field.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { OrderDefaults, KnownShop } from './use-order-defaults.ts'

type ShopValues = Omit<KnownShop, 'id'>

/** The shop that an order begins with: the only outlet. */
export const onlyShop = ({ shops: [first, second] }: OrderDefaults): Partial<ShopValues> => {
  if (first === undefined || second !== undefined) return {}
  const { id: _id, ...shop } = first
  return shop
}

interface ShopFieldProps {
  shops: readonly KnownShop[]
  values: ShopValues
  onChange: (shop: ShopValues) => void
}

/** An outlet that the shop is; everything can be typed over. */
export function ShopField({ shops, values, onChange }: ShopFieldProps) {
  const { t } = useTranslation('outlets')
  if (shops.length === 0) return null
  const chosen = shops.find(
    shop => shop.storeName === values.storeName && shop.storeAddress === values.storeAddress,
  )
  const choose = (id: string) => {
    const shop = shops.find(one => one.id === id)
    if (shop === undefined) return
    const { id: _id, ...known } = shop
    onChange(known)
  }
  return (
    <SelectField
      label={t($ => $.pos.outlet)}
      hint={t($ => $.pos.outletHint)}
      value={chosen?.id ?? ''}
      onChange={choose}
      options={shops.map(({ id, storeName, storeAddress }) => ({
        value: id,
        label: storeName,
        description: storeAddress,
      }))}
    />
  )
}
