# A server with everything in it; compose.yaml adds PostgreSQL. Versions are those of the locks.
FROM python:3.13-slim AS build
WORKDIR /source
COPY requirements requirements
RUN python -m venv /opt/tablee \
    && /opt/tablee/bin/pip install --no-cache-dir --require-hashes --only-binary :all: \
        -r requirements/postgres.txt \
    && pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements/app.txt
COPY . .
RUN python -m hatchling build --target wheel -d /dist \
    && /opt/tablee/bin/pip install --no-cache-dir --no-deps /dist/*.whl

FROM python:3.13-slim
COPY --from=build /opt/tablee /opt/tablee
RUN useradd --system --create-home --home-dir /data tablee
USER tablee
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --start-period=20s CMD ["/opt/tablee/bin/python", "-c", \
    "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
ENTRYPOINT ["/opt/tablee/bin/tablee"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
