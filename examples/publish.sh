#!/bin/sh
# Publishes a file of a release, or corrects it. Run again, it changes nothing.
#   SITE=https://catalogue.example TOKEN=… sh examples/publish.sh comet 153.0 linux x64 https://downloads.example/comet.deb 2026-11-24
# The token needs the scope versions:write.
set -eu
browser=$1 number=$2 platform=$3 architecture=$4 url=$5 date=$6

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
