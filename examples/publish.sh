#!/bin/sh
# Publishes a file of a release, or corrects it. Run again, it changes nothing.
#   SITE=https://catalogue.example TOKEN=… sh examples/publish.sh comet 153.0 linux x64 https://downloads.example/comet.deb 2026-11-24
# The token needs the scope versions:write.
set -eu
# For a part of an address, and for a text of JSON.
encode() { printf '%s' "$1" | od -An -v -tx1 | tr -d ' \n' | sed 's/../%&/g'; }
quote() { printf '%s' "$1" | sed 's/[\\"]/\\&/g'; }
browser=$(encode "$1") number=$(encode "$2") platform=$(encode "$3") architecture=$(encode "$4")
url=$(quote "$5") date=$(quote "$6")

curl --silent --show-error --fail-with-body --request PUT \
  "$SITE/api/browsers/$browser/versions/$number/$platform/$architecture" \
  --header "Authorization: Bearer $TOKEN" --header 'Content-Type: application/json' --header 'Prefer: handling=strict' \
  --data @- <<JSON
{
  "release_date": "$date",
  "download_url": "$url",
  "features_en": "Fixes",
  "features_zh": "问题修复"
}
JSON
