/** Forms after 1, after 2 to 4, after 5; the gender decides «один» or «одна», «два» or «две». */
export interface RussianNoun {
  readonly forms: readonly [one: string, few: string, many: string]
  readonly gender: 'masculine' | 'feminine'
}

export interface EnglishNoun {
  readonly one: string
  readonly other: string
}

interface MajorAndMinor<T> {
  readonly major: T
  /** Absent where the currency has no minor unit. */
  readonly minor?: T
}

/** How a currency is called after a number; a Kyrgyz noun stays singular after any number. */
export interface CurrencyWords {
  readonly ru: MajorAndMinor<RussianNoun>
  readonly ky: MajorAndMinor<string>
  readonly en: MajorAndMinor<EnglishNoun>
}

function masculine(one: string, few: string, many: string): RussianNoun {
  return { forms: [one, few, many], gender: 'masculine' }
}

function feminine(one: string, few: string, many: string): RussianNoun {
  return { forms: [one, few, many], gender: 'feminine' }
}

export const currencyWords = {
  KGS: {
    ru: {
      major: masculine('сом', 'сома', 'сомов'),
      minor: masculine('тыйын', 'тыйына', 'тыйынов'),
    },
    ky: { major: 'сом', minor: 'тыйын' },
    en: { major: { one: 'som', other: 'som' }, minor: { one: 'tyiyn', other: 'tyiyn' } },
  },
  USD: {
    ru: {
      major: masculine('доллар США', 'доллара США', 'долларов США'),
      minor: masculine('цент', 'цента', 'центов'),
    },
    ky: { major: 'АКШ доллары', minor: 'цент' },
    en: {
      major: { one: 'US dollar', other: 'US dollars' },
      minor: { one: 'cent', other: 'cents' },
    },
  },
  EUR: {
    ru: {
      major: masculine('евро', 'евро', 'евро'),
      minor: masculine('евроцент', 'евроцента', 'евроцентов'),
    },
    ky: { major: 'евро', minor: 'евроцент' },
    en: { major: { one: 'euro', other: 'euros' }, minor: { one: 'cent', other: 'cents' } },
  },
  RUB: {
    ru: {
      major: masculine('российский рубль', 'российских рубля', 'российских рублей'),
      minor: feminine('копейка', 'копейки', 'копеек'),
    },
    ky: { major: 'орус рублу', minor: 'копейка' },
    en: {
      major: { one: 'Russian rouble', other: 'Russian roubles' },
      minor: { one: 'kopeck', other: 'kopecks' },
    },
  },
  KZT: {
    ru: {
      major: masculine('тенге', 'тенге', 'тенге'),
      minor: masculine('тиын', 'тиына', 'тиынов'),
    },
    ky: { major: 'теңге', minor: 'тыйын' },
    en: { major: { one: 'tenge', other: 'tenge' }, minor: { one: 'tiyn', other: 'tiyn' } },
  },
  CNY: {
    ru: {
      major: masculine('китайский юань', 'китайских юаня', 'китайских юаней'),
      minor: masculine('фэнь', 'фэня', 'фэней'),
    },
    ky: { major: 'кытай юаны', minor: 'фэнь' },
    en: {
      major: { one: 'Chinese yuan', other: 'Chinese yuan' },
      minor: { one: 'fen', other: 'fen' },
    },
  },
  GBP: {
    ru: {
      major: masculine('фунт стерлингов', 'фунта стерлингов', 'фунтов стерлингов'),
      minor: masculine('пенс', 'пенса', 'пенсов'),
    },
    ky: { major: 'фунт стерлинг', minor: 'пенс' },
    en: {
      major: { one: 'pound sterling', other: 'pounds sterling' },
      minor: { one: 'penny', other: 'pence' },
    },
  },
  JPY: {
    ru: { major: feminine('японская иена', 'японские иены', 'японских иен') },
    ky: { major: 'жапан иенасы' },
    en: { major: { one: 'Japanese yen', other: 'Japanese yen' } },
  },
  TRY: {
    ru: {
      major: feminine('турецкая лира', 'турецкие лиры', 'турецких лир'),
      minor: masculine('куруш', 'куруша', 'курушей'),
    },
    ky: { major: 'түрк лирасы', minor: 'куруш' },
    en: {
      major: { one: 'Turkish lira', other: 'Turkish liras' },
      minor: { one: 'kurus', other: 'kurus' },
    },
  },
  AED: {
    ru: {
      major: masculine('дирхам ОАЭ', 'дирхама ОАЭ', 'дирхамов ОАЭ'),
      minor: masculine('филс', 'филса', 'филсов'),
    },
    ky: { major: 'БАЭ дирхамы', minor: 'филс' },
    en: {
      major: { one: 'UAE dirham', other: 'UAE dirhams' },
      minor: { one: 'fils', other: 'fils' },
    },
  },
  UZS: {
    ru: {
      major: masculine('узбекский сум', 'узбекских сума', 'узбекских сумов'),
      minor: masculine('тийин', 'тийина', 'тийинов'),
    },
    ky: { major: 'өзбек суму', minor: 'тийин' },
    en: {
      major: { one: 'Uzbek soum', other: 'Uzbek soums' },
      minor: { one: 'tiyin', other: 'tiyin' },
    },
  },
} as const satisfies Readonly<Record<string, CurrencyWords>>
