{{/* What selects the pods of one role; given the root and the role. */}}
{{- define "gida.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .role }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{- define "gida.labels" -}}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{ include "gida.selector" . }}
{{- end }}

{{- define "gida.image" -}}
{{- with .Values.image -}}
{{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}
{{- end }}
{{- end }}

{{- define "gida.asNobody" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "gida.locked" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* A pod of one role; given the root, the role, its resources, its ports and its probes. */}}
{{- define "gida.pod" -}}
{{- $least := add 25 (int (.root.Values.config.GIDA_LEAVE_SECONDS | default "0")) -}}
{{- if le (int .root.Values.leaveSeconds) (int $least) -}}
{{- fail (printf "leaveSeconds must be more than %d: 25 seconds beside GIDA_LEAVE_SECONDS, or nodes are killed before they have left in order." $least) -}}
{{- end -}}
metadata:
  labels:
    {{- include "gida.selector" . | nindent 4 }}
  annotations:
    checksum/config: {{ toJson .root.Values.config | sha256sum }}
    {{- with .root.Values.config.METRICS_PORT }}
    prometheus.io/scrape: "true"
    prometheus.io/port: {{ . | quote }}
    {{- end }}
spec:
  serviceAccountName: {{ .root.Release.Name }}
  automountServiceAccountToken: false
  terminationGracePeriodSeconds: {{ .root.Values.leaveSeconds }}
  {{- with .root.Values.image.pullSecrets }}
  imagePullSecrets:
    {{- range . }}
    - name: {{ . }}
    {{- end }}
  {{- end }}
  securityContext:
    {{- include "gida.asNobody" . | nindent 4 }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: topology.kubernetes.io/zone
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "gida.selector" . | nindent 10 }}
  containers:
    - name: gida
      image: {{ include "gida.image" .root }}
      env:
        - { name: GIDA_ROLE, value: {{ .role }} }
      envFrom:
        - configMapRef: { name: {{ .root.Release.Name }} }
        - secretRef: { name: {{ .root.Values.secretName }} }
      ports:
        {{- range $name, $port := .ports }}
        - { name: {{ $name }}, containerPort: {{ $port }} }
        {{- end }}
      {{- toYaml .probes | nindent 6 }}
      resources:
        {{- toYaml .resources | nindent 8 }}
      securityContext:
        {{- include "gida.locked" . | nindent 8 }}
      volumeMounts:
        - { name: data, mountPath: /var/lib/gida }
        - { name: tmp, mountPath: /tmp }
  volumes:
    - { name: data, emptyDir: {} }
    - { name: tmp, emptyDir: {} }
{{- end }}

{{/* How many pods of a role may be away; given the root and the role. */}}
{{- define "gida.budget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .root.Release.Name }}-{{ .role }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "gida.labels" . | nindent 4 }}
spec:
  maxUnavailable: {{ .root.Values.maxUnavailable }}
  selector:
    matchLabels:
      {{- include "gida.selector" . | nindent 6 }}
{{- end }}
