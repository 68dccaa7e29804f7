#!/bin/sh
# Makes gost-fixtures.json anew with OpenSSL 3 and its GOST engine (Debian: libengine-gost-openssl), so that what is
# verified here was made by another hand: authorities, certificates, lists of revoked ones and detached CMS.
# Usage: GOST_ENGINE=/path/to/gost.so sh make-gost-fixtures.sh > gost-fixtures.json
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > openssl.cnf <<EOF
openssl_conf = init
[init]
engines = engines
[engines]
gost = gost
[gost]
engine_id = gost
dynamic_path = ${GOST_ENGINE:-gost}
default_algorithms = ALL
init = 1
[req]
distinguished_name = names
string_mask = utf8only
utf8 = yes
[names]
[any]
countryName = optional
organizationName = optional
organizationIdentifier = optional
commonName = optional
serialNumber = optional
[ca]
default_ca = authority
[authority]
dir = .
new_certs_dir = .
database = \$ENV::DATABASE
rand_serial = yes
unique_subject = no
policy = any
default_days = 3650
default_crl_days = 3650
email_in_dn = no
[root]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign,cRLSign
[issuing]
basicConstraints = critical,CA:true,pathlen:0
keyUsage = critical,keyCertSign,cRLSign
[person]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature,nonRepudiation
EOF
export OPENSSL_CONF="$work/openssl.cnf"
export DATABASE=index.txt
quiet() { "$@" > log 2>&1 || { cat log >&2; exit 1; }; }

# key NAME gost2012_256|gost2012_512|RSA [PARAMSET]
key() {
  case $2 in
    RSA) quiet openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out "$1.key" ;;
    *) quiet openssl genpkey -engine gost -algorithm "$2" -pkeyopt "paramset:$3" -out "$1.key" ;;
  esac
}
# certify NAME ISSUER SECTION SUBJECT
certify() {
  touch index.txt
  quiet openssl req -engine gost -new -utf8 -key "$1.key" -subj "$4" -out "$1.csr"
  if [ "$1" = "$2" ]; then set -- "$1" "$2" "$3" "$4" -selfsign; else set -- "$1" "$2" "$3" "$4" -cert "$2.pem"; fi
  name=$1 issuer=$2 section=$3
  shift 4
  quiet openssl ca -engine gost -batch -notext -preserveDN -utf8 -md default -keyfile "$issuer.key" "$@" \
    -extensions "$section" -startdate 20260101000000Z -enddate 20360101000000Z -in "$name.csr" -out "$name.pem"
}
# list ISSUER: what `index.txt` says, signed by the issuer
list() {
  quiet openssl ca -engine gost -gencrl -md default -keyfile "$1.key" -cert "$1.pem" -out "$1.crl"
}
# sign NAME DIGEST
sign() {
  quiet openssl cms -engine gost -sign -binary -nosmimecap -md "$2" -signer "$1.pem" -inkey "$1.key" \
    -in text.txt -outform DER -out "$1.cms"
}

printf 'amount: 420000.00\npurpose: Оплата №5 – ң ө ү\n' > text.txt
person='/C=KG/CN=Касымов Жумабек/serialNumber=21503198500123/O=ОсОО Айлампа/organizationIdentifier=01202201810104'

key root-gost gost2012_256 TCB
key issuing-gost gost2012_512 A
key root-rsa RSA
key under-rsa gost2012_256 A
key under-gost RSA
certify root-gost root-gost root '/C=KG/CN=GOST Root'
certify issuing-gost root-gost issuing '/C=KG/CN=GOST Clients'
certify root-rsa root-rsa root '/C=KG/CN=RSA Root'
certify under-rsa root-rsa issuing '/C=KG/CN=GOST under RSA'
certify under-gost root-gost issuing '/C=KG/CN=RSA under GOST'

for set in A B C XA XB TCA TCB TCC TCD; do
  key "256-$set" gost2012_256 $set
  certify "256-$set" issuing-gost person "$person"
  sign "256-$set" md_gost12_256
done
for set in A B C; do
  key "512-$set" gost2012_512 $set
  certify "512-$set" issuing-gost person "$person"
  sign "512-$set" md_gost12_512
done
key revoked gost2012_256 A
certify revoked issuing-gost person "$person"
sign revoked md_gost12_256
quiet openssl ca -engine gost -keyfile issuing-gost.key -cert issuing-gost.pem -md default -revoke revoked.pem
list issuing-gost

: > index.txt
key mixed-rsa gost2012_256 TCA
certify mixed-rsa under-rsa person "$person"
sign mixed-rsa md_gost12_256
key mixed-gost gost2012_512 A
certify mixed-gost under-gost person "$person"
sign mixed-gost md_gost12_512
list under-rsa
list under-gost

node -e '
const { readFileSync, readdirSync } = require("node:fs")
const text = name => readFileSync(name, "utf8")
const chain = (root, issuing) => ({
  authoritiesPem: [text(`${root}.pem`), text(`${issuing}.pem`)],
  revocationListPem: text(`${issuing}.crl`),
})
const cms = {}
for (const name of readdirSync(".").filter(one => one.endsWith(".cms")).sort())
  cms[name.slice(0, -4)] = readFileSync(name).toString("base64")
const chains = {
  gost: chain("root-gost", "issuing-gost"),
  gostUnderRsa: chain("root-rsa", "under-rsa"),
  rsaUnderGost: chain("root-gost", "under-gost"),
}
process.stdout.write(JSON.stringify({ text: text("text.txt"), chains, cms }, undefined, 2) + "\n")
'
