#!/bin/sh
# Makes the password of the database, and the address with it that Kronika reads. What is there already stays.
# The folder is closed to others; the files are not, since the user inside a container is another one.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets backups
chmod 700 secrets backups
if [ ! -s secrets/database-password ]; then
    head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' > secrets/database-password
fi
printf 'postgresql://kronika:%s@db/kronika' "$(cat secrets/database-password)" > secrets/database-url
chmod 444 secrets/database-password secrets/database-url
